import Testing

@testable import AppFence

@Suite("What the system has of the fence")
struct FenceCheckTests {
    @Test("is read from what the broker prints")
    func reading() {
        let check = FenceCheck(
            text: """
                user-namespace no
                pid-namespace yes
                network-namespace no
                mount-namespace no
                landlock 7
                system-call-filter yes
                path-answers yes
                fence yes
                other yes

                """)
        #expect(check.hasProcessNamespace && !check.hasUserNamespace && !check.hasMountNamespace)
        #expect(
            check.landlock == 7 && check.hasFilter && check.isFence && check.answersPaths
                && !check.hasNetworkNamespace)
        #expect(FenceCheck(text: "landlock no\n").landlock == nil)
    }

    @Test("is a fence wherever the kernel has filters, and namespaces or Landlock")
    func fence() throws {
        let check = try #require(FenceWorld.check, "maquette-app-broker is not built")
        // Landlock of the fourth version came with Linux 6.7, which has all that goes with it.
        let hasParts = check.hasFilter && (check.hasMountNamespace || check.landlock ?? 0 >= 4)
        #expect(check.isFence || !hasParts)
    }
}
