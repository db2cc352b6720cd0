import Files
import JSONValue
import Localization
import Scenes
import Surface

/// A String Catalog that several commands take their languages from.
struct StringsArgument {
  /// The option.
  static let option = Option(
    "--strings", value: "FILE",
    help: "translates texts by a String Catalog or a JSON table; a sweep runs each language")

  private let file: String?

  /// Reads the option; the file is opened later.
  init(_ arguments: Arguments) { file = arguments.string(Self.option) }

  /// The catalog; nil where none is given.
  func catalog() throws -> StringCatalog? {
    guard let file else { return nil }
    do {
      return try StringCatalog(parsing: FileSystem.read(file))
    } catch let error as JSONError {
      throw CommandFailure("\(file) is not a table of texts: \(error.message)")
    }
  }
}

extension StringCatalog {
  /// The chosen languages, all where none is chosen; an error where the catalog has no such language.
  func languages(chosen: [String]) throws(CommandFailure) -> [String] {
    guard !chosen.isEmpty else { return languages }
    for name in chosen where !languages.contains(name) {
      throw CommandFailure(
        "The file of --strings has no language \"\(name)\"; it has \(languages.joined(separator: ", ")).",
        status: .usage)
    }
    return languages.filter(chosen.contains)
  }

  /// The translation for programs whose texts are looked up.
  var translation: TextResolver.Translation {
    { key, arguments, locale in
      text(
        for: key,
        arguments: arguments.map { value in
          value.number.map { CatalogArgument($0) } ?? CatalogArgument(value.text)
        },
        language: locale.identifier)
    }
  }
}
