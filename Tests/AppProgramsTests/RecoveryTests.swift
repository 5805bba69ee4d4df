import Diagnostics
import Foundation
import Maquette
import Testing

@testable import AppPrograms

@Suite("Ways to a screen whose code stops")
struct RecoveryTests {
    private static let missing = AppAnswer(
        signal: 4,
        errors:
            "App/History.swift:32: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value\n"
    )
    private static let other = AppAnswer(signal: 4, errors: "App/History.swift:40: Fatal error: x\n")

    private func recovery() throws -> Recovery {
        let facts = try JSONDecoder().decode(
            AppFacts.self,
            from: Data(
                """
                {"classNames": [], "controllerNames": [], "hasMainStoryboard": false, "lacksInformation": false,
                "isForPad": false, "screens": []}
                """.utf8))
        let launch = LaunchDecision(of: facts, project: "/app") { _, _ in (Self.missing, []) }
        return Recovery(of: SourceRequest(nil, in: Variant()), launch: launch, report: nil, input: "a")
    }

    private func take(_ answer: AppAnswer, by recovery: inout Recovery) -> Bool {
        var screen = RenderedScreen.launch(in: Variant())
        return recovery.take(answer, into: &screen, allowsFallback: false) != nil
    }

    @Test("gives empty values first, then ends the function that reads what they do not set")
    func missingValues() throws {
        var recovery = try recovery()
        #expect(recovery.request?.run.providesEmptyValues == false && !recovery.endsAtMissingValues)
        #expect(!take(Self.missing, by: &recovery))
        #expect(recovery.request?.run.providesEmptyValues == true && !recovery.endsAtMissingValues)
        #expect(!take(Self.missing, by: &recovery))
        #expect(recovery.request?.run.providesEmptyValues == false && recovery.endsAtMissingValues)
        #expect(recovery.problems.isEmpty)
        // No class is in the file that stopped, as far as a report says.
        #expect(!take(Self.missing, by: &recovery))
        #expect(recovery.request == nil && recovery.problems.map(\.code) == [.appFallback])
    }

    @Test("ends functions there too where the code stops otherwise with empty values")
    func emptyValuesStop() throws {
        var recovery = try recovery()
        #expect(!take(Self.missing, by: &recovery))
        #expect(!take(AppAnswer(tookTooLong: "did not end in time"), by: &recovery))
        #expect(recovery.request?.run.providesEmptyValues == false && recovery.endsAtMissingValues)
    }

    @Test("gives no empty values to code that stops for another reason")
    func others() throws {
        var recovery = try recovery()
        #expect(!take(Self.other, by: &recovery))
        #expect(recovery.request == nil && recovery.problems.map(\.code) == [.appFallback])
    }
}
