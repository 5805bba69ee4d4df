import CoreGraphics
import Foundation
import Geometry
import RenderContext
import Scene
import SwiftUICore
import Testing

@Suite("Drawing of images")
struct ImageDrawingTests {
    private func placement(_ view: some View) -> ImagePlacement? {
        for case .draw(.image(let placement)) in ViewGraph.settled(view).drawnCommands() {
            return placement
        }
        return nil
    }

    private var checkers: SwiftUICore.Image {
        var pixmap = Pixmap(width: 2, height: 2, filledWith: 0xFF00_0000)
        (pixmap[1, 0], pixmap[0, 1]) = (0xFFFF_FFFF, 0xFFFF_FFFF)
        return Image(Bitmap(name: "checkers", pixmap: pixmap, scale: 1))
    }

    @Test("without interpolation each pixel of a scaled image is one of the source's")
    func pixels() {
        inOneRender { _ in
            let drawn = placement(checkers.resizable().interpolation(.none).frame(width: 10, height: 7))
            let pixmap = drawn?.bitmap.pixmap
            #expect(pixmap?.width == 10)
            #expect(pixmap?.height == 7)
            // By the centers of pixels: columns 0...4 and rows 0...2 are those of the first, and the middle row is at the edge.
            #expect(pixmap?[4, 2] == 0xFF00_0000)
            #expect(pixmap?[5, 2] == 0xFFFF_FFFF)
            #expect(pixmap?[4, 4] == 0xFFFF_FFFF)
            #expect(pixmap?[9, 6] == 0xFF00_0000)
            let smooth = placement(checkers.resizable().interpolation(.high).frame(width: 10, height: 7))
            #expect(smooth?.bitmap.pixmap.width == 2)
        }
    }

    // MARK: Effects of symbols

    private final class Handle {
        var flag: Binding<Bool>?
    }

    private struct Symbol: View {
        let handle: Handle
        let motion: SymbolMotion
        var isTriggered = false
        @State private var flag = false
        var body: some View {
            handle.flag = $flag
            let image = Image(systemName: "star.fill")
            return Group {
                if isTriggered {
                    image.symbolMotion(motion, value: flag)
                } else {
                    image.symbolMotion(motion, isActive: flag)
                }
            }
        }
    }

    private func isDrawn(_ graph: ViewGraph) -> Bool {
        graph.drawnCommands().contains { if case .draw = $0 { true } else { false } }
    }

    @Test("a symbol that disappears is hidden while the effect is active, and fades on the way")
    func disappear() {
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Symbol(handle: handle, motion: .disappear))
            let known = isDrawn(graph)
            handle.flag?.wrappedValue = true
            graph.settle()
            #expect(!isDrawn(graph))
            loop.advance(by: SymbolMotion.disappear.length / 2)
            if known { #expect(isNear(graph.opacities.first, 0.5)) }
            loop.settle()
            #expect(!isDrawn(graph))
            handle.flag?.wrappedValue = false
            graph.settle()
            loop.settle()
            #expect(isDrawn(graph) == known)
            #expect(graph.transforms.isEmpty)
        }
    }

    @Test("a change of a value runs an effect once; an active one goes on, and rests as it began")
    func once() {
        inOneRender { loop in
            let handle = Handle()
            let graph = ViewGraph.settled(
                Symbol(handle: handle, motion: .rotate(isCounterClockwise: false), isTriggered: true))
            #expect(graph.transforms.isEmpty)
            handle.flag?.wrappedValue = true
            graph.settle()
            loop.advance(by: SymbolMotion.rotate(isCounterClockwise: false).length / 4)
            // A quarter of a turn to the right.
            #expect(isNear(graph.transforms.first?.b, 1))
            let start = loop.now
            loop.settle()
            #expect(loop.now - start < 2)
            #expect(graph.transforms.isEmpty)
        }
        inOneRender { loop in
            let handle = Handle(), graph = ViewGraph.settled(Symbol(handle: handle, motion: .pulse))
            handle.flag?.wrappedValue = true
            graph.settle()
            let start = loop.now
            loop.settle()
            #expect(loop.now - start < 1)
            #expect(graph.opacities.isEmpty)
        }
    }
}
