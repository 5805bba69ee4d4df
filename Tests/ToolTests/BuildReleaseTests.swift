import TestSupport
import Testing

/// `scripts/build-release`, beside a `build-products` that writes down what it is to build.
@Suite("build of the release") struct BuildReleaseTests {
    private let clone: ScriptClone

    init() throws {
        clone = try ScriptClone(scripts: ["build-release"])
        try clone.directory.write("", to: "Sources/main.swift")
        try clone.directory.write("", to: "Package.swift")
        try clone.writeProgram("true", to: "scripts/install-dependencies")
        try clone.writeProgram(
            """
            shift 2
            echo "$*${MAQUETTE_FRAMEWORKS+ with: $MAQUETTE_FRAMEWORKS}" >>calls
            mkdir -p .build/release
            for product; do
                file=.build/release/$product
                if [ "$product" = MaquetteRuntime ]; then
                    file=.build/release/libMaquetteRuntime.a
                    echo "$MAQUETTE_FRAMEWORKS" >.build/release/libMaquetteRuntime.frameworks
                fi
                : >"$file" && chmod +x "$file"
            done
            """, to: "scripts/build-products")
    }

    /// What a run builds.
    private func builds(_ arguments: String...) throws -> [String] {
        try clone.directory.write("", to: "calls")
        let run = try clone.run(["scripts/build-release"] + arguments)
        #expect(run.status == 0, "\(run.errors)")
        return try clone.text("calls").split(separator: "\n").map(String.init)
    }

    @Test("builds the tool once, and a server beside it") func products() throws {
        #expect(try builds() == ["maquette"])
        #expect(try builds().isEmpty)
        #expect(try builds("maquette-report-server") == ["maquette-report-server"])
        #expect(try builds("maquette-report-server", "MapKit").isEmpty)
    }

    @Test("builds the frameworks that apps import, with those of earlier apps") func frameworks() throws {
        #expect(
            try builds("maquette-app-builder") == [
                "maquette", "MaquetteRuntime maquette-app-broker maquette-app-builder with: ",
            ])
        #expect(try builds("maquette-app-builder").isEmpty)
        #expect(try builds("maquette-app-builder", "MapKit") == ["MaquetteRuntime with: MapKit"])
        #expect(try builds("maquette-app-builder", "MapKit").isEmpty)
        #expect(
            try builds("maquette-app-builder", "Photos", "MapKit") == ["MaquetteRuntime with: MapKit Photos"])
    }

    @Test("takes an archive without a list as one that has all frameworks") func allFrameworks() throws {
        _ = try builds("maquette-app-builder")
        try #require(try clone.run(["-c", "rm .build/release/libMaquetteRuntime.frameworks"]).status == 0)
        #expect(try builds("maquette-app-builder", "MapKit").isEmpty)
    }
}
