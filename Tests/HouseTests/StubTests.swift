import Testing

@Suite("Stubs of frameworks")
struct StubTests {
    let files = House.swiftFiles(under: "Sources/Frameworks")

    /// Where a handler may run before the call returns, and why.
    static let synchronousHandlers = [
        "Sources/Frameworks/CoreData/": "stores in memory are added at once, and blocks run in `perform`",
        "Sources/Frameworks/MaquetteCombine/": "publishers, which have schedulers",
        "Sources/Frameworks/MediaPlayer/MediaPlayer.swift": "an artwork's image, which is returned",
        "Sources/Frameworks/Photos/PHImageManager.swift": "image requests may be synchronous",
        "Sources/Frameworks/SwiftData/ModelContext.swift": "blocks run within the call",
        "Sources/Frameworks/SwiftUI/": "actions of views, which run where they are called",
    ]

    @Test(
        "completion handlers are called by the event loop, after the call that they were passed to has returned"
    )
    func handlers() {
        let call =
            /(?:^|[^.\w])(?:completion|completionHandler|handler|resultHandler|reply|response|errorHandler|block)\??\(/
        for file in files where !Self.synchronousHandlers.keys.contains(where: file.path.hasPrefix) {
            for line in file.numbered where line.text.contains(call) && !line.text.contains("func handler(") {
                let scopes = [line.text] + file.scopes(of: line.number)
                let isLater = scopes.contains {
                    $0.contains("CompletionQueue.async {")
                        || $0.contains(/(?:ermission|siri|microphone)\.request \{/)
                }
                // The default implementation of a delegate's method answers the system.
                let isDelegate = scopes.contains { $0.contains(/^extension \w+Delegate[ :{]/) }
                #expect(
                    isLater || isDelegate,
                    "\(file.path):\(line.number): call the handler in CompletionQueue.async { }")
            }
        }
    }

    @Test("shared objects are kept by SharedObjects, one for each app that is rendered")
    func sharedObjects() {
        let shared =
            /class (?:var|func) `?(?:shared|default|current|main|sharedInstance|sharedRandom)`?(?:\(\))?(?::| ->) (\w+)/
        for file in files {
            for line in file.numbered {
                guard let match = line.text.firstMatch(of: shared) else { continue }
                let type = match.1
                let body = file.lines[(line.number - 1)...].prefix(4).joined(separator: " ")
                // A zone of iCloud is a value: each call gives a new one.
                let isValue =
                    type == "CKRecordZone" || type.hasPrefix("UNNotification") || type == "AVCaptureDevice"
                #expect(
                    isValue || body.contains("SharedObjects.object {"),
                    "\(file.path):\(line.number): make the object with SharedObjects")
            }
            for line in file.numbered where line.text.contains(/static let shared\b/) {
                Issue.record("\(file.path):\(line.number): make the object with SharedObjects")
            }
        }
    }
}

extension TextFile {
    /// The lines that open the scopes around a line, the innermost first, by their indentation.
    func scopes(of number: Int) -> [String] {
        func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        var found: [String] = [], limit = indentation(lines[number - 1])
        for line in lines[..<(number - 1)].reversed() where !line.isEmpty {
            guard indentation(line) < limit else { continue }
            limit = indentation(line)
            found.append(line)
            if limit == 0 { break }
        }
        return found
    }
}
