import Geometry
import Scene

extension Player {
    /// The maximum standard deviation of a backdrop's blur in device pixels.
    ///
    /// Chosen: beyond any system material; four channels of a wide neighborhood are blurred.
    private static let widestBackdropSigma = 128.0

    /// Returns the standard deviation at a scale in device pixels per point; 0 if the blur is not visible.
    static func backdropSigma(_ radius: Double, scale: Double) -> Double {
        min(sigma(radius, scale: scale), widestBackdropSigma)
    }

    /// Returns the distance in pixels around the visible part of each group that its backdrops read, summed
    /// up, by the index of the group's push; groups without backdrops are omitted. A backdrop reads what its
    /// group has drawn outside the clips around it.
    static func backdropReach(in commands: ArraySlice<DrawCommand>, scale: Double) -> [Int: Int] {
        var measure = BackdropMeasure(scale: scale)
        measure.play(commands)
        return measure.reach
    }

    /// Blurs what was drawn so far inside a shape; the outermost pixels of the image are repeated beyond its
    /// edges.
    mutating func blurBackdrop(_ shape: RoundedRect, radius: Double) {
        let scale = state.transform.determinant.magnitude.squareRoot()
        let sigma = Player.backdropSigma(radius, scale: scale)
        guard sigma > 0, !shape.rect.isEmpty else { return }
        let box = FixedRect(shape.rect, transform: state.transform)
        let window = box.pixels.intersection(state.clip)
        guard !window.isEmpty else { return }
        let blurred = Player.blurred(
            surface, window: window, blur: GaussianBlur(sigma: sigma), canvas: canvas)
        var receiver = receiver(of: ReplacingSource(surface: blurred))
        if shape.isSquare, state.transform.isUpright {
            box.emit(window: window, into: &receiver)
        } else {
            converter.begin(window: window)
            converter.add(shape.path, transform: state.transform)
            converter.sweep(.nonZero, into: &receiver)
        }
    }

    /// Returns the pixels of `window`, blurred channel by channel; outside a group's surface pixels are
    /// transparent.
    private static func blurred(
        _ surface: Surface, window: PixelRect, blur: GaussianBlur, canvas: PixelRect
    ) -> Surface {
        let result = Surface(bounds: window), block = blur.blockSize
        let outer = window.expanded(by: blur.reach)
        let left = floorDivided(outer.minX, block) * block, top = floorDivided(outer.minY, block) * block
        let width = (outer.maxX - left + block - 1) / block * block
        let height = (outer.maxY - top + block - 1) / block * block
        let bounds = surface.bounds
        for shift in [0, 8, 16, 24] as [UInt32] {
            var plane = BlurPlane(width: width, height: height)
            for y in 0..<height {
                let line = max(canvas.minY, min(top + y, canvas.maxY - 1))
                guard line >= bounds.minY, line < bounds.maxY else { continue }
                let row = surface.address(x: 0, y: line)
                for x in 0..<width {
                    let column = max(canvas.minX, min(left + x, canvas.maxX - 1))
                    guard column >= bounds.minX, column < bounds.maxX else { continue }
                    plane.values[y * width + x] = UInt16(row[column] >> shift & 0xFF) << 8
                }
            }
            blur.blur(&plane)
            for y in window.minY..<window.maxY {
                let row = result.address(x: window.minX, y: y)
                let start = (y - top) * width + (window.minX - left)
                for x in 0..<window.width {
                    row[x] |= ((UInt32(plane.values[start + x]) + 128) >> 8) << shift
                }
            }
        }
        return result
    }
}

/// Sums up the distances that the backdrops of each group read around it.
private struct BackdropMeasure: DisplayListPlayer {
    struct OpenScope {
        var push: Int
        var isGroup: Bool
        /// From the coordinates inside to device pixels.
        var transform: AffineTransform
    }

    var openScopes: [OpenScope] = []
    /// In pixels, by the index of the group's push.
    var reach: [Int: Int] = [:]
    private let device: AffineTransform

    init(scale: Double) { device = .scale(x: scale, y: scale) }

    private var transform: AffineTransform { openScopes.last?.transform ?? device }

    mutating func draw(_ drawing: Drawing, at index: Int) {
        guard case .blurBackdrop(_, let radius) = drawing else { return }
        let sigma = Player.backdropSigma(radius, scale: transform.determinant.magnitude.squareRoot())
        guard sigma > 0 else { return }
        let own = GaussianBlur(sigma: sigma).reach
        for scope in openScopes where scope.isGroup { reach[scope.push, default: 0] += own }
    }

    mutating func begin(_ scope: Scope, at index: Int) -> OpenScope? {
        switch scope {
        case .transform(let inner):
            OpenScope(push: index, isGroup: false, transform: inner.concatenating(transform))
        case .clip, .clipPath: OpenScope(push: index, isGroup: false, transform: transform)
        case .layer, .shadow, .mask: OpenScope(push: index, isGroup: true, transform: transform)
        }
    }

    mutating func end(_ scope: OpenScope, at index: Int) {}
}

/// A surface that replaces the destination according to the coverage.
private struct ReplacingSource: PixelSource {
    let surface: Surface

    func cover(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, coverage: UInt8) {
        let source = surface.address(x: x, y: y)
        for i in 0..<count { target[i] = Blending.replaced(target[i], by: source[i], coverage: coverage) }
    }

    func cover(
        _ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, mask: UnsafePointer<UInt8>
    ) {
        let source = surface.address(x: x, y: y)
        for i in 0..<count { target[i] = Blending.replaced(target[i], by: source[i], coverage: mask[i]) }
    }
}
