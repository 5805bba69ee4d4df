import Geometry
import Scene
import Testing
import VectorImages

@testable import UIKitCore

/// Images of vector graphics.
@Suite struct VectorImageTests {
    /// Outlines as large as 20,000 points have pixels, fewer a point.
    @Test func hugeOutlinesHaveFewerPixelsAPoint() throws {
        let svg = "<svg width='20000' height='20000'><rect width='20000' height='20000' fill='red'/></svg>"
        let image = VectorContent(
            name: "v", image: try readSVG(Array(svg.utf8)), preservesVectors: false, displayScale: 2)
        let bitmap = UIImage(.vector(image)).bitmap
        #expect(bitmap.pixmap.width == 4096 && bitmap.pixmap.height == 4096)
        #expect(abs(bitmap.size.width - 20_000) < 1)
    }
}
