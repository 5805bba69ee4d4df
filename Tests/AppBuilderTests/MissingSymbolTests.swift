import Diagnostics
import Testing

@testable import AppBuilder

@Suite("Names that nothing defines")
struct MissingSymbolTests {
    /// As LLD writes them.
    private static let output = """
        error: link command failed with exit code 1 (use -v to see invocation)
        ld.lld: error: undefined symbol: $s6Garden5waterSiyF
        >>> referenced by View.swift:12 (/app/View.swift:12)
        >>>               /build/Garden.build/0.o:($s6Garden4ViewC4drawyyF)
        >>> referenced by Other.swift:3 (/app/Other.swift:3)
        ld.lld: error: undefined symbol: pump
        >>> referenced by 1.o:(.text.pump)
        ld.lld: error: undefined symbol: $s6Garden4BeetCMn
        """

    @Test("are read from the linker's messages")
    func messages() {
        let symbols = MissingSymbol.all(in: Self.output)
        #expect(symbols.map(\.name) == ["$s6Garden5waterSiyF", "pump", "$s6Garden4BeetCMn"])
        #expect(symbols.map(\.file) == ["/app/View.swift", nil, nil])
        #expect(symbols.map(\.line) == [12, nil, nil])
        #expect(symbols.map(\.isFunction) == [true, true, false])
        #expect(MissingSymbol.all(in: "ld.lld: error: cannot open a.o").isEmpty)
    }

    @Test("are warnings that name who needs them, and functions that say so")
    func warnings() throws {
        let symbol = try #require(MissingSymbol.all(in: Self.output).first)
        let warning = symbol.diagnostic("water() in Garden", of: ["View", "Bed"])
        #expect(warning.code == .appSymbol && warning.place == Place(file: "/app/View.swift", line: 12))
        #expect(warning.message.hasPrefix("nothing defines 'water() in Garden', called by Bed, View;"))
        let text = MissingSymbol.traps(for: [symbol], texts: ["water() in Garden"])
        #expect(
            text == """
                @_silgen_name("$s6Garden5waterSiyF")
                public func missingSymbol0() -> Never { preconditionFailure("nothing defines 'water() in Garden', which the code of the app calls") }

                """)
    }
}
