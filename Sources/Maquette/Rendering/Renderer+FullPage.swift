import Devices
import Geometry
import Raster
import Scene
import UIKitCore

extension Renderer {
    /// The maximum number of times that a screen is laid out again to grow.
    ///
    /// Chosen: one pass is enough for a list; more are needed if further content is found only after layout.
    private static let growthLimit = 5

    /// Returns the screen laid out again on a display tall enough that no content is left to scroll to. In
    /// each pass the scroll view with the most hidden content decides the growth, as long as a taller display
    /// makes it taller.
    mutating func fullPage(
        _ screen: RenderedScreen, of recipe: ScreenRecipe, _ inspection: InspectionOptions?
    ) -> RenderedScreen {
        var screen = screen
        var fixed: Set<String> = []
        for _ in 0..<Renderer.growthLimit {
            guard let list = screen.layout?.tallestContent(except: fixed) else { break }
            var taller = RenderedScreen(recipe, screen.variant.growing(by: list.contentBelow))
            layOut(recipe, inspection, into: &taller)
            guard let grown = taller.layout?.nodes.first(where: { $0.id == list.id }),
                grown.frame.height > list.frame.height
            else {
                fixed.insert(list.id)
                continue
            }
            screen = taller
        }
        return screen
    }
}

extension Variant {
    /// Returns the variant on a display that is taller in its orientation, up to the maximum that can be
    /// drawn.
    fileprivate func growing(by height: Double) -> Variant {
        var variant = self
        let longest = Double(Rasterizer.maximumBandedSide) / device.scale
        let side = orientation == .portrait ? \Size.height : \Size.width
        let now = device.display.size[keyPath: side]
        variant.device.display.size[keyPath: side] = max(now, min(longest, now + height.rounded(.up)))
        return variant
    }
}

extension LayoutTree {
    /// Returns the visible scroll view with the most content below its bottom edge; nil if there is none.
    fileprivate func tallestContent(except ids: Set<String>) -> LayoutNode? {
        var tallest: LayoutNode?
        var index = 0
        while index < nodes.count {
            let node = nodes[index]
            guard !node.isHidden else {
                index = max(index + 1, node.subtreeEnd)
                continue
            }
            if node.contentBelow >= 1, node.contentBelow > tallest?.contentBelow ?? 0, !ids.contains(node.id)
            {
                tallest = node
            }
            index += 1
        }
        return tallest
    }
}
