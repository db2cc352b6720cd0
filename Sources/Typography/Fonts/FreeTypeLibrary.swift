import CFreeType
import Synchronization

/// The one FreeType library of the process; opening and closing faces goes through its lock.
///
/// FreeType allows several threads on different faces of one library as long as faces are opened
/// and closed one at a time.
struct FreeTypeLibrary: ~Copyable {
  static let shared = Mutex(FreeTypeLibrary())

  private let library: FT_Library?

  private init() {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    self.library = library
    guard let library else { return }
    // `FREETYPE_PROPERTIES` in the environment can switch stem darkening on, which changes even
    // unhinted outlines of CFF fonts; what is set here has the last word.
    var noDarkening: FT_Bool = 1
    for module in ["cff", "type1", "t1cid", "autofitter"] {
      FT_Property_Set(library, module, "no-stem-darkening", &noDarkening)
    }
  }

  /// Opens a face of a font that stays in memory; nothing where FreeType refuses it.
  borrowing func open(_ data: FontData, index: Int) -> FT_Face? {
    guard let library else { return nil }
    var face: FT_Face?
    let error = FT_New_Memory_Face(
      library, data.base.assumingMemoryBound(to: FT_Byte.self), FT_Long(data.count),
      FT_Long(index), &face)
    return error == 0 ? face : nil
  }

  /// Closes a face.
  borrowing func close(_ face: FT_Face?) { FT_Done_Face(face) }

  /// Version of the library that is linked, as in `2.12.1`.
  static var version: String {
    shared.withLock { holder in
      var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
      if let library = holder.library { FT_Library_Version(library, &major, &minor, &patch) }
      return "\(major).\(minor).\(patch)"
    }
  }
}
