/// What a file is used for, which determines the maximum size that is read.
///
/// Chosen: each limit is many times the largest file of its kind in real projects, and small enough that the
/// file and the memory for processing it fit into RAM.
package enum FileKind: Hashable, Sendable, CaseIterable {
    /// The configuration of a project, `.maquette.yaml`.
    case configuration
    /// A screen file, YAML or JSON.
    case screen
    /// A storyboard or XIB file.
    case interfaceBuilder
    /// `.strings`, `.stringsdict`, `.xcstrings`.
    case strings
    /// An image that a screen shows.
    case image
    /// The `Contents.json` of a set in an asset catalog.
    case catalogEntry
    /// A font file of the project.
    case font
    /// Hyphenation patterns of a language.
    case hyphenation
    /// Data that comes with an installation, such as symbol outlines.
    case installedData
    /// A golden, of any kind.
    case golden
    /// An image or text given to `diff`.
    case comparisonInput
    /// The report of an earlier test run.
    case report
    /// An entry of a result cache.
    case cacheEntry
    /// The executable of this process.
    case executable
    /// The patterns of a `.gitignore` file.
    case ignoreRules
    /// The initial values of an app's user defaults.
    case defaults
    /// A file of source code, or of a build system.
    case source

    /// The maximum size in bytes.
    package var byteLimit: Int {
        switch self {
        case .catalogEntry, .ignoreRules, .defaults: 1 << 20
        case .cacheEntry: 2 << 20
        case .configuration, .screen, .strings, .hyphenation, .source: 8 << 20
        case .installedData, .report: 32 << 20
        case .interfaceBuilder: 50 << 20
        case .executable: 1 << 30
        case .image, .font, .golden, .comparisonInput: 128 << 20
        }
    }

    /// Whether a repository may have a pointer of Git LFS in place of the file.
    var mayBePointer: Bool {
        switch self {
        case .cacheEntry, .executable, .installedData: false
        default: true
        }
    }

    /// Whether a line of the file may begin with any text, as that of a label over several lines.
    var mayHaveLinesOfText: Bool {
        switch self {
        case .strings, .interfaceBuilder, .image, .source, .comparisonInput, .hyphenation, .ignoreRules: true
        default: false
        }
    }

    /// The name of the kind for messages, with an article.
    var noun: String {
        switch self {
        case .configuration: "a configuration"
        case .screen: "a screen file"
        case .interfaceBuilder: "a file of Interface Builder"
        case .strings: "a file of strings"
        case .image: "an image"
        case .catalogEntry: "an entry of an asset catalogue"
        case .font: "a font"
        case .hyphenation: "a dictionary for dividing words"
        case .installedData: "a file of the installation"
        case .golden: "a golden"
        case .comparisonInput: "a file that is compared"
        case .report: "a report"
        case .cacheEntry: "an entry of a cache"
        case .executable: "an executable"
        case .ignoreRules: "a file of ignore rules"
        case .defaults: "a file of defaults"
        case .source: "a source file"
        }
    }
}
