import SwiftPorting

/// Sources of libraries for macOS or watchOS alone, which the project of CocoaPods leaves out of what it builds for iOS.
enum ForeignPlatform {
    /// The modules that SDKs for iOS do not have.
    private static let modules: Set<String> = ["AppKit", "Cocoa", "Carbon", "WatchKit"]

    /// Whether a source is for another platform: whether it imports a module of one on any condition.
    ///
    /// - Parameter source: The source.
    /// - Returns: Whether it does; false if a condition stands before the import.
    static func owns(_ source: SourceFile) -> Bool {
        for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0D }
            guard let first = parts.first else { continue }
            if first.starts(with: Array("#if".utf8)) { return false }
            guard first.elementsEqual("import".utf8), parts.count > 1 else { continue }
            if modules.contains(String(decoding: parts[1], as: UTF8.self)) { return true }
        }
        return false
    }
}
