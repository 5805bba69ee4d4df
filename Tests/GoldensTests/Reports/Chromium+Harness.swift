import Foundation
import TestSupport

/// Chromium opens a page in a frame of another page that operates it.
extension Chromium {
    /// Opens `report.html` of a directory, runs a script on it, and returns the JSON that it results in.
    ///
    /// The script has the functions `press(key)`, `all(selector)`, `wait(milliseconds)` and `seen(element)`,
    /// and the values `page` and `view`, the document and the window of the report.
    static func result(of script: String, in directory: TemporaryDirectory) throws -> [String: Any] {
        try directory.write(harness(script), to: "harness.html")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments =
            Chromium.arguments(profile: "\(directory.path)/profile") + [
                "--allow-file-access-from-files", "--virtual-time-budget=20000", "--timeout=120000",
                "--dump-dom", "file://\(directory.path)/harness.html",
            ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let encoded = text.firstMatch(of: /<pre id="results">([A-Za-z0-9+\/=]+)<\/pre>/),
            let json = Data(base64Encoded: String(encoded.1)),
            let result = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        else { throw Failure(page: text) }
        return result
    }

    /// The page did not come to a result.
    struct Failure: Error {
        /// The page as it was when Chromium ended.
        var page: String
    }

    private static func harness(_ script: String) -> String {
        """
        <!doctype html>
        <meta charset="utf-8">
        <iframe id="frame" src="report.html" width="1300" height="900"></iframe>
        <pre id="results"></pre>
        <script>
        const frame = document.getElementById("frame");
        const wait = time => new Promise(done => setTimeout(done, time));
        frame.onload = async () => {
          const view = frame.contentWindow, page = frame.contentDocument, result = {};
          const all = selector => Array.from(page.querySelectorAll(selector));
          const seen = element => element.getClientRects().length > 0
            && view.getComputedStyle(element).visibility === "visible";
          const press = (key, target) => (target || page.body).dispatchEvent(
            new view.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          try {
        \(script)
          } catch (error) { result.error = String(error); }
          const bytes = new TextEncoder().encode(JSON.stringify(result));
          document.getElementById("results").textContent = btoa(String.fromCharCode(...bytes));
        };
        </script>
        """
    }
}
