import Foundation
import Testing

@testable import UIKitCore

@Suite("Previews")
struct InterfacePreviewTests {
    private func preview(
        _ traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping () -> UIResponder
    ) -> InterfacePreview {
        InterfacePreview("a", traits: traits, file: "A.swift", line: 1, body: body)
    }

    /// The frame of a view of a preview on the screen.
    private func frame(of view: UIView, in preview: InterfacePreview) -> CGRect {
        var environment = RenderEnvironment.current
        environment.interfaceClasses = InterfaceClasses()
        return environment.withLiveScreen {
            preview.makeController()
        } _: { live in
            live.window.layoutIfNeeded()
            return view.convert(view.bounds, to: live.window)
        }
    }

    @Test("fill the screen where nothing else is said")
    func filling() {
        let view = UIView(), screen = UIScreen.main.bounds
        #expect(frame(of: view, in: preview { view }) == screen)
        #expect(frame(of: view, in: preview(.sizeThatFitsLayout, .defaultLayout) { view }) == screen)
        let controller = UIViewController()
        controller.view = view
        #expect(frame(of: view, in: preview(.landscapeLeft) { controller }) == screen)
    }

    @Test("have a given size in the middle of the screen")
    func sizes() {
        let view = UIView(), screen = UIScreen.main.bounds
        #expect(
            frame(of: view, in: preview(.fixedLayout(width: 100, height: 50)) { view })
                == CGRect(
                    x: (screen.width - 100) / 2, y: (screen.height - 50) / 2, width: 100, height: 50))
    }

    @Test("are listed with the classes of their module")
    func merging() {
        var first = InterfaceClasses(), second = InterfaceClasses()
        first.previews = [preview { UIView() }]
        second.previews = [InterfacePreview.ofResponder("b") { UIView() }]
        let merged = InterfaceClasses(merging: [first, second])
        #expect(merged.previews.map(\.name) == ["a", "b"])
    }
}
