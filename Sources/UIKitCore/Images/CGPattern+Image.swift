import Scene

extension CGPattern {
    /// Creates a pattern of an image, whose cells have its size.
    convenience init(_ image: UIImage) {
        let cell = image.resizableImage(withCapInsets: .zero).withRenderingMode(.alwaysOriginal)
        let tiles = Tiles(meanColor: image.meanColor) { area in
            cell.commands(in: CGRect(area), mode: .scaleToFill, tint: nil)
        }
        self.init(cellSize: image.size, tiles: tiles)
    }
}
