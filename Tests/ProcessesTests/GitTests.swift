import TestSupport
import Testing

@testable import Processes

@Suite("Runs of Git")
struct GitTests {
    @Test("the reason is the first line that says so, without its mark")
    func reasons() {
        func reason(_ text: String) -> String? { Git.reason(in: Array(text.utf8)) }
        #expect(reason("warning: old\nfatal: bad revision 'x'\nhint: none\n") == "bad revision 'x'")
        #expect(reason("error: pathspec: no\n") == "pathspec: no")
        #expect(reason("  something else \n") == "something else")
        #expect(reason("") == nil)
    }

    @Test("messages are English, and variables of a repository can be left out")
    func runs() throws {
        let folder = try TemporaryDirectory()
        let result = try Git.program(
            ["-C", folder.path, "rev-parse", "--show-toplevel"], environment: ["LC_ALL": "de_DE.UTF-8"],
            removing: ["GIT_DIR"]
        ).run()
        #expect(result.end == .exited(status: 128))
        #expect(Git.reason(in: result.errors)?.hasPrefix("not a git repository") == true)
        var version = Git.program(["version"])
        version.output = .captured(atMost: 1000)
        #expect(try version.run().text.hasPrefix("git version"))
    }
}
