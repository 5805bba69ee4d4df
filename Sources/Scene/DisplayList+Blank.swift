import Geometry

extension DisplayList {
    /// Whether all pixels have one color, as far as the commands show: nothing is drawn but solid fills of the whole
    /// list.
    package var isBlank: Bool {
        func covers(_ rect: Rect) -> Bool {
            rect.minX <= 0 && rect.minY <= 0 && rect.maxX >= size.width && rect.maxY >= size.height
        }
        return commands.allSatisfy { command in
            switch command {
            case .push, .pop: true
            case .draw(.fillRect(let rect, .color)): covers(rect)
            case .draw: false
            }
        }
    }
}
