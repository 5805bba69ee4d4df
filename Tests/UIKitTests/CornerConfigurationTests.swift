import Compositor
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// Corners by a configuration, as in iOS 26.
@Suite struct CornerConfigurationTests {
    private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func aViewWithoutAConfigurationHasTheCornersOfItsLayer() {
        let view = view(40, 20)
        #expect(view.effectiveRadius(corner: .topLeft) == 0)
        view.layer.cornerRadius = 6
        view.layer.maskedCorners = .layerMinXMinYCorner
        #expect(view.effectiveRadius(corner: .topLeft) == 6)
        #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    }

    @Test func aCapsuleHasHalfTheShorterSide() {
        let view = view(40, 20)
        view.cornerConfiguration = .capsule()
        #expect(view.effectiveRadius(corner: .bottomLeft) == 10)
        view.bounds.size.height = 30
        #expect(view.effectiveRadius(corner: .bottomLeft) == 15)
        view.cornerConfiguration = .capsule(maximumRadius: 8)
        #expect(view.effectiveRadius(corner: .bottomLeft) == 8)
    }

    @Test func edgesAreUniformByTheirLargestRadius() {
        let outer = view(100, 100), inner = view(60, 60)
        outer.cornerConfiguration = .corners(
            topLeftRadius: 30, topRightRadius: 12, bottomLeftRadius: nil, bottomRightRadius: nil)
        outer.addSubview(inner)
        inner.frame.origin = CGPoint(x: 4, y: 4)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
        #expect(inner.effectiveRadius(corner: .topLeft) == 26)
        // 36 points from the right edge, which is more than the radius of 12.
        #expect(inner.effectiveRadius(corner: .topRight) == 3)
        inner.cornerConfiguration = .uniformEdges(
            topRadius: .containerConcentric(minimum: 3), bottomRadius: .fixed(5))
        #expect(inner.effectiveRadius(corner: .topRight) == 26)
        #expect(inner.effectiveRadius(corner: .bottomRight) == 5)
    }

    @Test func theRadiiAreDrawn() throws {
        let view = view(20, 20)
        view.backgroundColor = .red
        view.cornerConfiguration = .corners(
            topLeftRadius: 8, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        let node = try #require(view.makeLayoutTree(traits: .current).nodes.first)
        #expect(node.cornerRadii == RoundedRect.Radii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0))
    }
}
