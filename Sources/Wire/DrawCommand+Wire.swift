import Geometry
import Scene

extension Drawing {
    /// Whether the box around it is finite, which finite numbers may not be together; no player draws what has another.
    fileprivate var hasFiniteBounds: Bool { bounds?.isFinite ?? true }
}

/// The byte that a command begins with.
private enum CommandCode: UInt8 {
    case end, pop
    case fillRect, fillRoundedRect, fillBorder, fillPath, strokePath, glyphs, image, shadow, pathShadow
    case blurBackdrop
    case clip, clipPath, layer, shadowGroup, mask, transform
}

extension WireWriter {
    /// Writes commands.
    ///
    /// What players do with commands that are not as they should be is done here: a pop of no scope is left out, a scope
    /// that stays open ends with the list, and a drawing or scope whose numbers are not finite draws nothing.
    mutating func write(_ commands: [DrawCommand]) {
        var depth = 0, omittedDepth = 0
        for command in commands {
            switch command {
            case .draw(let drawing):
                guard omittedDepth == 0 else { continue }
                let mark = mark
                write(drawing)
                if !drawing.hasFiniteBounds { fail(.number) }
                _ = retractUnlessFinite(to: mark)
            case .push(let scope):
                let mark = mark
                if omittedDepth == 0 { write(scope) }
                if omittedDepth > 0 || retractUnlessFinite(to: mark) { omittedDepth += 1 } else { depth += 1 }
            case .pop where omittedDepth > 0: omittedDepth -= 1
            case .pop where depth > 0:
                write(byte: CommandCode.pop.rawValue)
                depth -= 1
            case .pop: break
            }
            if depth > depthLimit { fail(.tooDeep) }
        }
        for _ in 0..<depth { write(byte: CommandCode.pop.rawValue) }
        write(byte: CommandCode.end.rawValue)
    }

    private mutating func write(_ code: CommandCode) { write(byte: code.rawValue) }

    private mutating func write(_ drawing: Drawing) {
        switch drawing {
        case .fillRect(let rect, let paint):
            write(.fillRect)
            write(rect)
            write(paint)
        case .fillRoundedRect(let shape, let paint):
            write(.fillRoundedRect)
            write(shape)
            write(paint)
        case .fillBorder(let shape, let width, let paint):
            write(.fillBorder)
            write(shape)
            write(width)
            write(paint)
        case .fillPath(let path, let rule, let paint):
            write(.fillPath)
            write(path)
            write(rule)
            write(paint)
        case .strokePath(let path, let style, let paint):
            write(.strokePath)
            write(path)
            write(style)
            write(paint)
        case .glyphs(let run, let paint):
            write(.glyphs)
            write(run)
            write(paint)
        case .image(let placement):
            write(.image)
            write(placement)
        case .shadow(let shape, let shadow):
            write(.shadow)
            write(shape)
            write(shadow)
        case .pathShadow(let path, let shadow):
            write(.pathShadow)
            write(path)
            write(shadow)
        case .blurBackdrop(let shape, let radius):
            write(.blurBackdrop)
            write(shape)
            write(radius)
        }
    }

    private mutating func write(_ scope: Scope) {
        switch scope {
        case .clip(let shape):
            write(.clip)
            write(shape)
        case .clipPath(let path, let rule):
            write(.clipPath)
            write(path)
            write(rule)
        case .layer(let opacity, let bounds, let blend):
            write(.layer)
            write(opacity)
            write(bounds)
            write(name: blend.rawValue)
        case .shadow(let shadow, let bounds):
            write(.shadowGroup)
            write(shadow)
            write(bounds)
        case .mask(let bounds):
            write(.mask)
            write(bounds)
        case .transform(let transform):
            write(.transform)
            write(transform)
        }
    }

    private mutating func write(_ run: GlyphRun) {
        write(run.face)
        write(run.size)
        write(run.origin)
        write(run.text)
        write(run.bounds)
        write(list: run.glyphs) { writer, glyph in
            writer.write(count: Int(glyph.id))
            writer.write(glyph.position)
        }
    }

    private mutating func write(_ placement: ImagePlacement) {
        write(placement.bitmap)
        write(placement.destination)
        write(placement.resizing)
        write(optional: placement.capInsets == .zero ? nil : placement.capInsets) { $0.write($1) }
        write(optional: placement.tint) { $0.write($1) }
    }
}

extension WireReader {
    /// Reads commands, whose scopes nest.
    mutating func commands() throws(WireError) -> [DrawCommand] {
        var commands: [DrawCommand] = [], open: [CommandCode] = []
        while true {
            guard let code = CommandCode(rawValue: try byte()) else { throw error(.unknownCase) }
            // Twice, since a list that grows is copied to one of twice its length.
            try take(memory: 2 * MemoryLayout<DrawCommand>.stride)
            switch code {
            case .end:
                guard open.isEmpty else { throw error(.structure) }
                return commands
            case .pop:
                guard open.popLast() != nil else { throw error(.structure) }
                commands.append(.pop)
            case .clip, .clipPath, .layer, .shadowGroup, .mask, .transform:
                guard open.count < depthLimit else { throw error(.tooDeep) }
                guard code != .mask || open.last == .layer else { throw error(.structure) }
                commands.append(.push(try scope(code)))
                open.append(code)
            default:
                let drawing = try drawing(code)
                guard drawing.hasFiniteBounds else { throw error(.number) }
                commands.append(.draw(drawing))
            }
        }
    }

    private mutating func drawing(_ code: CommandCode) throws(WireError) -> Drawing {
        switch code {
        case .fillRect: return .fillRect(try rect(), try paint())
        case .fillRoundedRect: return .fillRoundedRect(try roundedRect(), try paint())
        case .fillBorder: return .fillBorder(try roundedRect(), width: try number(), try paint())
        case .fillPath: return .fillPath(try path(), try value(), try paint())
        case .strokePath: return .strokePath(try path(), try strokeStyle(), try paint())
        case .glyphs: return .glyphs(try glyphRun(), try paint())
        case .image: return .image(try placement())
        case .shadow: return .shadow(try roundedRect(), try shadow())
        case .pathShadow: return .pathShadow(try path(), try shadow())
        case .blurBackdrop: return .blurBackdrop(try roundedRect(), radius: try number())
        case .end, .pop, .clip, .clipPath, .layer, .shadowGroup, .mask, .transform:
            throw error(.unknownCase)
        }
    }

    private mutating func scope(_ code: CommandCode) throws(WireError) -> Scope {
        switch code {
        case .clip: return .clip(try roundedRect())
        case .clipPath: return .clipPath(try path(), try value())
        case .layer:
            return .layer(opacity: try number(in: 0...1), bounds: try rect(), blend: try blendMode())
        case .shadowGroup: return .shadow(try shadow(), bounds: try rect())
        case .mask: return .mask(bounds: try rect())
        case .transform: return .transform(try transform())
        default: throw error(.unknownCase)
        }
    }

    /// Reads a blend mode.
    mutating func blendMode() throws(WireError) -> BlendMode {
        guard let mode = BlendMode(rawValue: try name()) else { throw error(.unknownCase) }
        return mode
    }

    private mutating func glyphRun() throws(WireError) -> GlyphRun {
        let face = try face(), size = try number(), origin = try point(), text = try text()
        let bounds = try rect()
        let glyphs = try list { reader throws(WireError) in
            guard let id = UInt32(exactly: try reader.count()) else { throw reader.error(.range) }
            return GlyphRun.Glyph(id: id, position: try reader.point())
        }
        return GlyphRun(
            face: face, size: size, origin: origin, glyphs: glyphs, text: text, bounds: bounds)
    }

    private mutating func placement() throws(WireError) -> ImagePlacement {
        let bitmap = try bitmap(), destination = try rect()
        let resizing: ImagePlacement.Resizing = try value()
        let insets = try optional { reader throws(WireError) in try reader.insets() }
        guard insets != .zero else { throw error(.number) }
        let tint = try optional { reader throws(WireError) in try reader.color() }
        return ImagePlacement(
            bitmap, in: destination, capInsets: insets ?? .zero, resizing: resizing, tint: tint)
    }
}
