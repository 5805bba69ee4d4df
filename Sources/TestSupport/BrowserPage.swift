import Foundation

/// A page in headless Chromium, operated by its debugging protocol over pipes.
/// Source: chromedevtools.github.io/devtools-protocol.
package final class BrowserPage {
    private let process = Process()
    private let requests, answers: FileHandle
    private let directory: TemporaryDirectory
    private var buffer = Data()
    private var count = 0
    private var session: String?

    /// Why the browser has not executed a command.
    package struct Failure: Error {
        package var message: String
    }

    /// Opens an address and waits until the page is loaded.
    package init(_ address: String, in directory: TemporaryDirectory) throws {
        for name in ["requests", "answers"] { try directory.makePipe(name) }
        let paths = ["requests", "answers"].map { directory.path + "/" + $0 }
        // Opened for both directions, so that opening does not wait for the browser.
        guard let requests = FileHandle(forUpdatingAtPath: paths[0]),
            let answers = FileHandle(forUpdatingAtPath: paths[1])
        else { throw POSIXError(.EIO) }
        (self.requests, self.answers, self.directory) = (requests, answers, directory)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            ["-c", "in=$1 out=$2; shift 2; exec \"$@\" 3<\"$in\" 4>\"$out\"", "sh"] + paths
            + [Chromium.path ?? ""] + Chromium.arguments(profile: directory.path + "/profile")
            + ["--remote-debugging-pipe"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
        session =
            try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        try open(address)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Opens an address and waits until the page is loaded.
    package func open(_ address: String) throws {
        try value("window.isOld = true")
        _ = try call("Page.navigate", ["url": address])
        try wait(
            for:
                "!window.isOld && location.href.startsWith('\(address)') && document.readyState === 'complete'"
        )
    }

    /// Returns the value of an expression, which may be a promise.
    @discardableResult
    package func value(_ expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let problem = answer["exceptionDetails"] { throw Failure(message: "\(expression): \(problem)") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Waits for at most 20 seconds until an expression is true.
    package func wait(for condition: String) throws {
        for _ in 0..<400 {
            // While a page is replaced by another, nothing can be evaluated.
            if let result = try? value(condition), result as? Bool == true { return }
            usleep(50_000)
        }
        throw Failure(message: "never: \(condition): \(try value("document.body.innerText") ?? "")")
    }

    /// Presses a key as a user does.
    package func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            _ = try call(
                "Input.dispatchKeyEvent",
                ["type": type, "key": key, "text": type == "keyDown" && key.count == 1 ? key : ""])
        }
    }

    private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try requests.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            let answer = try next()
            guard answer["id"] as? Int == count else { continue }
            if let error = answer["error"] { throw Failure(message: "\(method): \(error)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Returns the next message of the browser, for which it has half a minute.
    private func next() throws -> [String: Any] {
        while true {
            if let end = buffer.firstIndex(of: 0) {
                let message = buffer[..<end]
                buffer = Data(buffer[(end + 1)...])
                return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
            }
            var descriptor = pollfd(fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 30_000) > 0 else { throw Failure(message: "no answer") }
            var bytes = [UInt8](repeating: 0, count: 65536)
            let count = read(answers.fileDescriptor, &bytes, bytes.count)
            buffer += bytes.prefix(max(0, count))
        }
    }
}
