import Scene

extension LayoutNode {
    /// Multiplies all colors of the node by the red, green and blue of another one.
    mutating func multiplyColors(by color: Color) {
        guard color.red < 1 || color.green < 1 || color.blue < 1 else { return }
        background = background?.multiplied(by: color)
        border = border.map { Border(width: $0.width, color: $0.color.multiplied(by: color)) }
        vibrancy = vibrancy.map { Vibrancy(color: $0.color.multiplied(by: color), blend: $0.blend) }
        if let old = shadow?.color { shadow?.color = old.multiplied(by: color) }
        content = content.map { $0.multiplied(by: color) }
    }
}

extension Color {
    /// Returns the color with its red, green and blue multiplied by those of another one.
    fileprivate func multiplied(by color: Color) -> Color {
        Color(
            red: red * color.red, green: green * color.green, blue: blue * color.blue, alpha: alpha)
    }
}

extension DrawCommand {
    /// Returns the command with all colors multiplied; color glyphs keep theirs.
    fileprivate func multiplied(by color: Color) -> DrawCommand {
        switch self {
        case .draw(let drawing): return .draw(drawing.multiplied(by: color))
        case .push(.shadow(var shadow, let bounds)):
            shadow.color = shadow.color.multiplied(by: color)
            return .push(.shadow(shadow, bounds: bounds))
        case .push, .pop: return self
        }
    }
}

extension Drawing {
    fileprivate func multiplied(by color: Color) -> Drawing {
        mapColors({ $0.multiplied(by: color) }) { image in
            var placement = image
            if let tint = placement.tint {
                placement.tint = tint.multiplied(by: color)
            } else {
                placement.bitmap = placement.bitmap.multiplied(by: color)
            }
            return placement
        }
    }
}

extension Bitmap {
    /// Returns the bitmap with its pixels multiplied; they are premultiplied, and stay so.
    fileprivate func multiplied(by color: Color) -> Bitmap {
        var pixmap = pixmap
        func table(_ factor: Double) -> [UInt32] { (0..<256).map { UInt32((Double($0) * factor).rounded()) } }
        let red = table(color.red), green = table(color.green), blue = table(color.blue)
        for index in pixmap.pixels.indices {
            let pixel = pixmap.pixels[index]
            pixmap.pixels[index] =
                pixel & 0xFF00_0000 | blue[Int(pixel >> 16 & 0xFF)] << 16
                | green[Int(pixel >> 8 & 0xFF)] << 8 | red[Int(pixel & 0xFF)]
        }
        return Bitmap(name: name, pixmap: pixmap, scale: scale, size: size)
    }
}
