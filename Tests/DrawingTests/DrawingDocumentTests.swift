import Drawing
import Geometry
import JSONValue
import Pixels
import Testing

@Suite struct DrawingDocumentTests {
  private func document(_ text: String) throws(JSONError) -> DrawingDocument {
    try DrawingDocument(parsing: Array(text.utf8))
  }

  private func items(_ operations: String) throws -> [DisplayItem] {
    try document(#"{"width":9,"height":9,"ops":[\#(operations)]}"#).drawings[0].list.items
  }

  private let square = Outline.rect(Rect(x: 1, y: 2, width: 3, height: 4))

  @Test func aFillHasItsPathRuleAndColor() throws {
    let fill =
      #"{"op":"fill","path":[["M",1,2],["Q",3,4,5,6],["Z"]],"rule":"evenodd","color":[1,2,3,0.5]}"#
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.quad(to: Point(x: 5, y: 6), control: Point(x: 3, y: 4))
    path.close()
    let color = Color(red: 1, green: 2, blue: 3, opacity: 0.5)
    #expect(try items(fill) == [.fill(.path(path), .evenOdd, .color(color))])
  }

  @Test func aClipHoldsForWhatFollowsOrForItsOwn() throws {
    let fill = ##"{"op":"fill","shape":{"rect":[1,2,3,4]},"color":"#ffffff"}"##
    let item = DisplayItem.fill(square, .nonZero, .color(.white))
    let open = try items(#"\#(fill),{"op":"clip","shape":{"rect":[1,2,3,4]}},\#(fill)"#)
    #expect(open == [item, .clip(square, .nonZero, [item])])
    let own = try items(
      #"{"op":"clip","shape":{"rect":[1,2,3,4]},"ops":[\#(fill)]},\#(fill)"#)
    #expect(own == [.clip(square, .nonZero, [item]), item])
  }

  /// Each layer is read once; were it read twice, sixty would take longer than anybody waits.
  @Test func deepLayersAreReadOnce() throws {
    let depth = 60
    let text =
      String(repeating: #"{"op":"layer","ops":["#, count: depth)
      + String(repeating: "]}", count: depth)
    var layers = try items(text)
    var count = 0
    while case .layer(_, let content)? = layers.first { (layers, count) = (content, count + 1) }
    #expect(count == depth)
  }

  @Test func gradientsLayersAndImagesAreRead() throws {
    let text = ##"""
      {"op":"layer","opacity":0.5,"blendMode":"multiply","blur":2,
       "shadow":{"color":"#00000080","radius":3,"offset":[0,1]},
       "ops":[{"op":"fill","shape":{"circle":[5,5,4]},
               "paint":{"stops":[[0,"#000000"],[1,"#ffffff"]],"linear":[0,0,9,0]}},
              {"op":"image","rect":[0,0,1,1],"interpolation":"nearest",
               "image":{"width":1,"height":1,"pixels":"01020304"}}]}
      """##
    let gradient = Gradient(stops: [
      .init(offset: 0, color: .black), .init(offset: 1, color: .white),
    ])
    let layer = Layer(
      opacity: 0.5, blendMode: .multiply,
      shadow: .init(
        color: Color(red: 0, green: 0, blue: 0, alpha: 128 * 257), radius: 3,
        offset: Point(x: 0, y: 1)), blur: 2)
    #expect(
      try items(text) == [
        .layer(
          layer,
          [
            .fill(
              .ellipse(Rect(x: 1, y: 1, width: 8, height: 8)), .nonZero,
              .linearGradient(gradient, from: .zero, to: Point(x: 9, y: 0))),
            .image(
              StraightPixmap(width: 1, height: 1, bytes: [1, 2, 3, 4]),
              Rect(x: 0, y: 0, width: 1, height: 1), .nearest),
          ])
      ])
  }

  @Test(
    arguments: zip(
      [
        #"7"#,
        #"{"width":9,"height":9}"#,
        #"{"width":0,"height":9,"ops":[]}"#,
        #"{"width":9,"height":9,"ops":[{"op":"paint"}]}"#,
        #"{"width":9,"height":9,"ops":[{"op":"fill","path":[["L",1,2]],"color":[0,0,0]}]}"#,
        #"{"width":9,"height":9,"ops":[{"op":"fill","path":[["M",1]],"color":[0,0,0]}]}"#,
        #"{"width":9,"height":9,"ops":[{"op":"fill","path":[],"color":[0,0,256]}]}"#,
        #"{"width":9,"height":9,"ops":[{"op":"fill","path":[],"rule":"odd","color":[0,0,0]}]}"#,
        #"[{"id":"a/b","width":9,"height":9,"ops":[]}]"#,
      ],
      [
        "$ must be an object but is a number",
        #"$ has no member "ops", which it needs"#,
        "$.width must be above 0 but is 0",
        #"$.ops[0].op is "paint" but must be one of "fill", "stroke", "image", "text", "glyphs", "clip", "transform", "layer""#,
        "$.ops[0].path[0] must be a move (M), since the path begins there",
        "$.ops[0].path[0] must have 2 numbers after M but has 1",
        "$.ops[0].color[2] must be from 0 to 255 but is 256",
        #"$.ops[0].rule is "odd" but must be one of "nonzero", "evenodd""#,
        "$[0].id must be fit for a file name: not empty, no slash, no dot in front",
      ]))
  func wrongDocumentsAreRefusedWithTheirPath(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try document(text) }
    #expect(error?.message == message)
  }
}
