import XML

/// Identifies the documents that can be read.
enum IBHeader {
    private static let storyboard = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    private static let xibs = [
        "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB",
    ]

    /// Whether the document only supports iPad, which was possible in Xcode 5.
    static func isForPad(_ root: XMLElement) -> Bool {
        root["targetRuntime"] == "iOS.CocoaTouch.iPad" || (root["type"] ?? "").hasSuffix(".iPad.XIB")
    }

    /// Returns why a document is not supported; nil if it is.
    static func problem(of root: XMLElement) -> XMLProblem? {
        guard root.name == "document" else {
            guard root.name == "archive" else {
                return XMLProblem(
                    message:
                        "this is not a file of Interface Builder: it begins with <\(root.name.prefix(40))>",
                    line: root.line)
            }
            return XMLProblem(
                message: "this file is in the format of Xcode 4 and before", line: root.line,
                hints: ["open and save it in Xcode 5 or newer"])
        }
        let type = root["type"] ?? ""
        guard type == storyboard || xibs.contains(type) else { return refusal(ofType: type, line: root.line) }
        guard let version = root["version"], version.hasPrefix("3.") else {
            return XMLProblem(
                message: "documents of version '\(root["version"] ?? "")' are not read, only 3.0",
                line: root.line, hints: ["open and save it in a newer Xcode"])
        }
        guard let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.CocoaTouch") else { return nil }
        return XMLProblem(
            message: "the document is made for '\(runtime)', and only those for iOS are read",
            line: root.line)
    }

    private static func refusal(ofType type: String, line: Int) -> XMLProblem {
        guard let name = system(ofType: type) else {
            return XMLProblem(message: "documents of type '\(type)' are not read", line: line)
        }
        return XMLProblem(
            message: "this is a document for \(name), and only those for iOS are read", line: line)
    }

    /// Returns the platform of a document that is not made for iOS.
    static func foreignSystem(of root: XMLElement) -> String? {
        guard root.name == "document" || root.name == "archive" else { return nil }
        if let name = system(ofType: root["type"] ?? "") { return name }
        guard let runtime = root["targetRuntime"] else { return nil }
        return runtimes.first { runtime.hasPrefix($0.0) }?.1
    }

    private static func system(ofType type: String) -> String? {
        let systems = [(".Cocoa.", "macOS"), (".AppleTV.", "tvOS"), (".WatchKit.", "watchOS")]
        return systems.first { type.contains($0.0) }?.1
    }

    private static let runtimes = [("MacOSX", "macOS"), ("AppleTV", "tvOS"), ("watchKit", "watchOS")]
}
