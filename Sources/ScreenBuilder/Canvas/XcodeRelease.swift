// swift-format-ignore: AlwaysUseLowerCamelCase
/// A release of Xcode by the first version of its tools, which files of Interface Builder carry as
/// `toolsVersion`; releases between two of these cases follow the same conventions.
///
/// Source: the tools versions in public repositories, beside the release that each was built with.
enum XcodeRelease: Int, Comparable, CaseIterable {
    /// Also for files without a tools version.
    case xcode5 = 0
    case xcode6_3 = 7_000
    case xcode7_1 = 9_000
    case xcode8 = 11_000
    case xcode9 = 13_000
    case xcode9_3 = 14_000
    case xcode11 = 14_700
    case xcode12 = 17_000
    case xcode12_5 = 18_000
    case xcode13 = 19_000
    case xcode13_3 = 20_000
    case xcode14 = 21_000
    case xcode14_3 = 21_600
    case xcode16_2 = 23_500
    case xcode16_3 = 23_700
    case xcode26 = 24_000
    case xcode26_4 = 24_700

    /// The release whose tools have a version: the last that began no later.
    init(toolsVersion: Int) {
        self = XcodeRelease.allCases.last { $0.rawValue <= toolsVersion } ?? .xcode5
    }

    static func < (a: XcodeRelease, b: XcodeRelease) -> Bool { a.rawValue < b.rawValue }
}
