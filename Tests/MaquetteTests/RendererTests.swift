import Files
import GoldenPlans
import Goldens
import Maquette
import TestSupport
import Testing

@Suite struct RendererTests {
    private let directory: TemporaryDirectory
    private let session: RenderSession

    init() throws {
        directory = try TemporaryDirectory()
        session = try RenderSession()
    }

    private func recipe(_ text: String, state: String? = nil) throws -> ScreenRecipe {
        let file = try directory.write(text, to: "one.screen.yaml")
        let selection = InputSelection(states: state.map { .named([$0]) } ?? .declared)
        let loaded = LoadedInput.file(file, selection: selection)
        return try #require(loaded.recipes.first, "\(loaded.diagnostics)")
    }

    private func variant(_ device: String) throws -> Variant {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: device)
        return variant
    }

    private let box =
        """
        root: {backgroundColor: clear, subviews: [{id: a, backgroundColor: red, frame: [1, 2, 3, 4]}]}
        states: {b: {a.isHidden: yes}}
        """

    @Test func everyStageIsThere() throws {
        var renderer = Renderer(session: session)
        let screen = renderer.render(try recipe(box), in: try variant("10x20@2"))
        #expect(screen.diagnostics.isEmpty)
        #expect(screen.layout?.nodes.map(\.id) == ["root", "a"])
        #expect(screen.layout?.nodes.last?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(screen.commands?.commands.count == 1)
        #expect(screen.picture?.size == PixelSize(width: 20, height: 40))
        #expect(try decodePicture(screen.png ?? [], name: "png") == screen.picture)
    }

    @Test func stagesStopWhereTheyAreTold() throws {
        var renderer = Renderer(session: session)
        let screen = renderer.render(try recipe(box), in: try variant("10x20@2"), to: .layout)
        #expect(screen.layout != nil)
        #expect(screen.commands == nil && screen.picture == nil && screen.png == nil)
        #expect(screen.goldenSubject(.layout)?.name == "one.10x20@2")
        #expect(screen.goldenSubject(.picture) == nil)
    }

    @Test func statesChangeWhatIsDrawn() throws {
        var renderer = Renderer(session: session)
        let screen = renderer.render(try recipe(box, state: "b"), in: try variant("10x20@1"))
        #expect(screen.name == "one.b.10x20@1")
        #expect(screen.commands?.commands.isEmpty == true)
    }

    @Test func chromeIsDrawnOverTheScreenAndAFrameAroundIt() throws {
        var variant = try variant("iphone-16")
        var renderer = Renderer(session: session)
        let alone = renderer.render(try recipe(box), in: variant, to: .commands)
        variant.chrome = .status
        let status = renderer.render(try recipe(box), in: variant, to: .commands)
        #expect(status.diagnostics.isEmpty)
        let plain = try #require(alone.commands), barred = try #require(status.commands)
        #expect(Array(barred.commands.prefix(plain.commands.count)) == plain.commands)
        #expect(barred.dump.contains("\"9:41\""))
        variant.chrome = .full
        let full = try #require(renderer.render(try recipe(box), in: variant, to: .picture).picture)
        // Rounded corners on a transparent background, the island at the top center: from 14 to 32.7 points.
        #expect(full[0, 0] == 0 && full[full.width - 1, full.height - 1] == 0)
        #expect(full[full.width / 2, 90] == 0xFF00_0000)
        variant.chrome = .frame
        let framed = try #require(renderer.render(try recipe(box), in: variant, to: .commands).commands)
        #expect(framed.size.width == plain.size.width + 32)
        #expect(framed.checkInvariants() == nil)
    }

    @Test func aMissingImageIsAWarningAndAPlaceholder() throws {
        let text = "root: {subviews: [{id: a, class: UIImageView, image: nowhere, frame: [0, 0, 8, 8]}]}\n"
        var renderer = Renderer(session: session)
        let screen = renderer.render(try recipe(text), in: try variant("10x10@1"))
        #expect(screen.diagnostics.contains { $0.message.contains("nowhere") })
        #expect(!screen.hasFailed)
        #expect(screen.commands?.commands.isEmpty == false)
    }

    @Test func aPictureThatWouldBeTooLargeIsAnError() throws {
        var huge = Variant()
        huge.device.display.size = Size(width: 50_000, height: 50_000)
        var renderer = Renderer(session: session)
        let screen = renderer.render(try recipe(box), in: huge)
        #expect(screen.png == nil)
        #expect(screen.hasFailed)
    }

    /// A list of 3,000 points below a bar of 50, on a screen of 10 by 200: 2,850 points are not visible. A
    /// carousel with a fixed height of 20 points does not show more on a taller screen.
    private let scrolling =
        """
        root:
          backgroundColor: white
          subviews:
            - {id: bar, frame: [0, 0, 10, 50]}
            - id: list
              class: UIScrollView
              subviews:
                - {id: carousel, class: UIScrollView, frame: [0, 0, 10, 20], contentSize: [10, 9000]}
                - {id: end, frame: [0, 2990, 10, 10], backgroundColor: red}
              contentSize: [10, 3000]
          constraints:
            - list.top == bar.bottom
            - list.leading == self.leading
            - list.trailing == self.trailing
            - list.bottom == self.bottom
        """

    @Test func aFullPageIsAsTallAsItsContent() throws {
        var renderer = Renderer(session: session)
        var variant = try variant("10x200@1")
        let cut = renderer.render(try recipe(scrolling), in: variant, to: .layout)
        #expect(cut.layout?.size == Size(width: 10, height: 200))
        variant.isFullPage = true
        let full = renderer.render(try recipe(scrolling), in: variant)
        #expect(full.layout?.size == Size(width: 10, height: 3050))
        #expect(full.picture?.size == PixelSize(width: 10, height: 3050))
        #expect(full.picture?[5, 3049] == 0xFF00_00FF)
        #expect(full.name == "one.10x200@1.full-page")
        #expect(full.diagnostics.isEmpty)
    }

    @Test func aFileWrittenInBandsHasTheBytesOfThePicture() throws {
        for (text, name) in [(scrolling, "opaque"), (box, "clear")] {
            var variant = try variant("10x200@8")
            variant.isFullPage = true
            var renderer = Renderer(session: session)
            let whole = try #require(renderer.render(try recipe(text), in: variant).png)
            for threads in [1, 3] {
                var renderer = Renderer(session: session, threads: threads)
                let screen = renderer.render(try recipe(text), in: variant, to: .commands)
                #expect(try renderer.file(of: screen) == whole)
                let path = directory.path + "/\(name)\(threads).png"
                try renderer.writeFile(of: screen, to: path)
                #expect(try readFile(path, as: .comparisonInput) == whole)
            }
        }
    }

    @Test func aBatchKeepsItsOrderAndItsBytes() throws {
        let recipe = try recipe(box)
        let requests = try (4..<20).map { RenderRequest(recipe: recipe, variant: try variant("\($0)x10@1")) }
        func bytes(workers: Int, _ requests: [RenderRequest]) -> [[UInt8]?] {
            var all: [[UInt8]?] = []
            renderBatch(
                requests, in: session, options: BatchOptions(workers: workers), finish: { $0.png },
                deliver: { all.append($1) })
            return all
        }
        let serial = bytes(workers: 1, requests)
        #expect(serial.allSatisfy { $0 != nil })
        #expect(bytes(workers: 8, requests) == serial)
        #expect(bytes(workers: 3, requests.reversed()) == serial.reversed())
    }
}
