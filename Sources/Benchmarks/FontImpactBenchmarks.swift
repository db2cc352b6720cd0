import FontImpact
import Scenes
import Typography

/// What a change of font does to many labels, breakpoints included.
@MainActor
package enum FontImpactBenchmarks {
  private static let languages = ["en", "de", "fr", "pl"]
  private static let words = [
    "Sketch", "Farbproben", "Échantillons", "Tekstury", "Paper", "Anordnung", "Aperçu", "Próbki",
    "Layout", "Einstellungen", "Calques", "Warstwy",
  ]

  /// All of them; fails where the fonts are not found.
  package static func all() throws -> [Benchmark] {
    let change = FontChange(old: try side("Inter 3"), new: try side("Inter"))
    return [50, 100, 200, 400].map { count in
      Benchmark("font impact, \(count) labels in 4 languages") {
        try MainActor.assumeIsolated {
          var analysis = FontImpactAnalysis(change, editions: languages.map { edition($0, count) })
          analysis.comparesPixels = false
          let report = try analysis.run()
          return UInt64(report.labels.count) &* 31 &+ UInt64(report.breakpoints.count)
        }
      }
    }
  }

  private static func side(_ family: String) throws -> FontSelection {
    FontSelection(name: family, fonts: [try FontLibrary.bundled.instance(family: family)])
  }

  private static func edition(_ language: String, _ count: Int) -> ImpactEdition {
    var inputs = GalleryInputs()
    inputs.labels = (0..<count).map { index in
      "\(words[index % words.count]) \(words[(index / words.count + index) % words.count]) \(index)"
    }
    return ImpactEdition(
      locale: language, labels: inputs.labels.map { ImpactLabel($0, language: language) },
      chips: inputs
    ) { _ in Gallery.scenes(inputs).filter { $0.name == "prefix-row" || $0.name == "flow" } }
  }
}
