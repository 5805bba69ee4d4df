/// What a file is read as, and how much of it is read at most.
///
/// Chosen: each limit is many times the largest file of its kind in projects, and small enough that a whole file
/// fits into memory beside the work that is done with it.
public enum FileKind: Hashable, Sendable, CaseIterable {
    /// `.maquette.yaml`.
    case configuration
    /// A screen file, YAML or JSON.
    case screen
    /// A storyboard or xib.
    case interfaceBuilder
    /// `.strings`, `.stringsdict`, `.xcstrings`.
    case strings
    /// A picture that a screen shows.
    case image
    /// `Contents.json` of a set in an asset catalogue.
    case catalogEntry
    /// A font.
    case font
    /// What words are divided by.
    case hyphenation
    /// What comes with an installation, such as the outlines of symbols.
    case installedData
    /// What a test compares with.
    case golden
    /// A picture or text that is compared by hand.
    case comparand
    /// What an earlier test run found.
    case report
    /// `.gitignore`.
    case ignoreRules

    /// The most bytes that are read.
    package var byteLimit: Int {
        switch self {
        case .catalogEntry, .ignoreRules: 1 << 20
        case .configuration, .screen, .strings, .hyphenation: 8 << 20
        case .installedData, .report: 32 << 20
        case .interfaceBuilder: 50 << 20
        case .image, .font, .golden, .comparand: 128 << 20
        }
    }

    /// The kind for people, with an article.
    var words: String {
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
        case .comparand: "a file that is compared"
        case .report: "a report"
        case .ignoreRules: "a file of ignore rules"
        }
    }
}
