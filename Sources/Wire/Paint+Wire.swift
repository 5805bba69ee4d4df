import Geometry
import Scene

extension WireWriter {
    /// Writes a color: most channels are whole numbers of 255ths.
    mutating func write(_ color: Color) {
        let channels = (color.red, color.green, color.blue, color.alpha)
        let bits =
            channels.0.wireBit(0) | channels.1.wireBit(1) | channels.2.wireBit(2) | channels.3.wireBit(3)
        write(byte: bits)
        write(channel: channels.0, isByte: bits & 1 != 0)
        write(channel: channels.1, isByte: bits & 2 != 0)
        write(channel: channels.2, isByte: bits & 4 != 0)
        write(channel: channels.3, isByte: bits & 8 != 0)
    }

    private mutating func write(channel: Double, isByte: Bool) {
        if isByte { write(byte: UInt8((channel * 255).rounded())) } else { write(channel) }
    }

    /// Writes a paint.
    mutating func write(_ paint: Paint) {
        switch paint {
        case .color(let color):
            write(byte: 0)
            write(color)
        case .gradient(let gradient):
            write(byte: 1)
            write(gradient.shape)
            write(gradient.transform)
            write(list: gradient.stops) { writer, stop in
                writer.write(stop.position)
                writer.write(stop.color)
            }
        }
    }

    /// Writes a shadow.
    mutating func write(_ shadow: Shadow) {
        write(shadow.color)
        write(shadow.offset)
        write(shadow.radius)
    }
}

extension Double {
    /// A bit for a channel that is a whole number of 255ths, and nothing for another.
    @inline(__always)
    fileprivate func wireBit(_ index: UInt8) -> UInt8 {
        let whole = (self * 255).rounded()
        // The bits are compared, as -0 is another number in its description.
        return whole >= 0 && whole <= 255 && (whole / 255).bitPattern == bitPattern ? 1 << index : 0
    }
}

extension WireReader {
    /// Reads a color, whose channels are in 0...1.
    mutating func color() throws(WireError) -> Color {
        let bits = try byte()
        guard bits < 16 else { throw error(.unknownCase) }
        return Color(
            red: try channel(isByte: bits & 1 != 0), green: try channel(isByte: bits & 2 != 0),
            blue: try channel(isByte: bits & 4 != 0), alpha: try channel(isByte: bits & 8 != 0))
    }

    private mutating func channel(isByte: Bool) throws(WireError) -> Double {
        guard !isByte else { return Double(try byte()) / 255 }
        let channel = try number(in: 0...1)
        guard channel.wireBit(0) == 0 else { throw error(.number) }
        return channel
    }

    /// Reads a paint.
    mutating func paint() throws(WireError) -> Paint {
        switch try byte() {
        case 0: return .color(try color())
        case 1:
            let shape: Gradient.Shape = try value()
            let transform = try transform()
            let stops = try list { reader throws(WireError) in
                Gradient.Stop(try reader.number(), try reader.color())
            }
            return .gradient(Gradient(shape, stops: stops, transform: transform))
        default: throw error(.unknownCase)
        }
    }

    /// Reads a shadow.
    mutating func shadow() throws(WireError) -> Shadow {
        Shadow(color: try color(), offset: try point(), radius: try number())
    }
}
