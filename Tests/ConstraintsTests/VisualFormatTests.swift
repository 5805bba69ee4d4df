import Constraints
import Geometry
import Testing

/// The values that lines stand for, and what is said of lines that stand for none.
@Suite struct VisualFormatTests {
    private struct Symbols: VisualFormatSymbols {
        var lengthLimit: Double { 1000 }
        func metric(named name: String) -> Double? { name == "gap" ? 12 : nil }
        func hasView(named name: String) -> Bool { ["a", "b", "gap", "é_1"].contains(name) }
        func priority(_ text: String) -> Float? { text == "high" ? 750 : Float(text) }
    }

    private func format(_ line: String) throws(VisualFormatError) -> VisualFormat {
        try VisualFormat(line, symbols: Symbols())
    }

    @Test func aLineIsItsViewsAndTheRoomBetween() throws {
        let read = try format("V:|-[a]-8-[b]|")
        #expect(read.axis == .vertical)
        #expect(read.names == [.init(text: "a", offset: 5), .init(text: "b", offset: 11)])
        #expect(read.leadingConnection == .standard)
        guard case .predicates(let distance)? = read.views.last?.connection else {
            Issue.record("no distance")
            return
        }
        #expect(distance.map(\.object) == [.constant(8)])
        #expect(distance.map(\.relation) == [.equal])
        #expect(distance.map(\.priority) == [1000])
        #expect(read.trailingConnection == .flush)
    }

    @Test func aLineWithoutAnAxisIsHorizontal() throws {
        let read = try format("[a][b]")
        #expect(read.axis == .horizontal)
        #expect(read.leadingConnection == nil && read.trailingConnection == nil)
        #expect(read.views.map(\.connection) == [nil, .flush])
        #expect(try format("H:[é_1]").names.map(\.text) == ["é_1"])
    }

    @Test func predicatesHaveRelationsObjectsAndPriorities() throws {
        let sizes = try format("[a(>=20@high,<=b,==gap@1,-0.5)]").views[0].sizes
        #expect(sizes.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual, .equal, .equal])
        #expect(
            sizes.map(\.object) == [
                .constant(20), .view(.init(text: "b", offset: 15)), .constant(12), .constant(-0.5),
            ])
        #expect(sizes.map(\.priority) == [750, 1000, 1, 1000])
    }

    @Test func aMetricGoesBeforeAViewOfItsName() throws {
        #expect(try format("[a(gap)]").views[0].sizes.map(\.object) == [.constant(12)])
        #expect(
            try format("[a]-(-gap)-[b]").views[1].connection
                == (try format("[a]-(-12)-[b]").views[1].connection))
        #expect(
            try format("[a]-gap-[b]").views[1].connection == (try format("[a]-12-[b]").views[1].connection))
    }

    @Test(
        arguments: [
            ("", 0, .viewMissing), ("H[a]", 1, .colonMissing(.horizontal)),
            ("V-", 1, .colonMissing(.vertical)),
            ("|", 1, .viewMissing), ("[a]x", 3, .viewMissing), ("[a]-8-", 6, .viewOrEdgeMissing),
            ("[a]|[b]", 4, .textAfterEdge), ("[]", 1, .nameMissing), ("[a][c]", 4, .unknownView("c")),
            ("[a", 2, .bracketMissing), ("[a(8]", 4, .parenthesisMissing), ("[a]-8[b]", 5, .hyphenMissing),
            ("[a]--[b]", 4, .distanceMissing), ("[a]-", 4, .distanceMissing), ("[a(>=)]", 5, .numberMissing),
            ("[a(-)]", 3, .numberMissing), ("[a(1.2.3)]", 3, .numberMissing),
            ("[a(-1001)]", 3, .numberTooLarge),
            ("|-1001-[a]", 2, .numberTooLarge), ("|-c-[a]", 2, .unknownMetric("c", .bareDistance)),
            ("|-(b)-[a]", 3, .unknownMetric("b", .distance)), ("[a(c)]", 3, .unknownMetric("c", .size)),
            ("[a(-b)]", 4, .unknownMetric("b", .size)), ("[a(=8)]", 3, .unknownRelation("=")),
            ("[a(!8)]", 3, .unknownRelation("!")), ("[a(8@low)]", 5, .invalidPriority("low")),
            ("[a(8@)]", 5, .invalidPriority("")),
        ] as [(String, Int, VisualFormatError.Reason)])
    func isRefused(line: String, offset: Int, reason: VisualFormatError.Reason) {
        #expect(throws: VisualFormatError(reason, offset: offset)) { try format(line) }
    }
}
