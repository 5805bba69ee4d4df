import Geometry
import Scene
import Testing

@Suite struct InvariantTests {
    private let rect = Rect(x: 0, y: 0, width: 4, height: 4)

    @Test func pushesAndPopsMustNest() {
        let open = DisplayList(size: rect.size, commands: [.push(.clip(RoundedRect(rect)))])
        #expect(open.checkInvariants() == "a clip stays open")
        let extra = DisplayList(
            size: rect.size, commands: [.push(.clip(RoundedRect(rect))), .pop, .pop])
        #expect(extra.checkInvariants() == "command 2: no scope is open")
    }

    @Test func numbersMustBeFinite() {
        let list = DisplayList(
            size: rect.size,
            commands: [.draw(.fillRect(Rect(x: .nan, y: 0, width: 1, height: 1), .color(.black)))])
        #expect(list.checkInvariants() == "command 0 is not finite")
    }

    @Test func aPixmapHoldsAllItsPixels() {
        #expect(Pixmap(width: 2, height: 2, pixels: [0, 0, 0]) == nil)
        let bright = Pixmap(width: 1, height: 1, pixels: [0x80FF_0000])
        #expect(bright?.checkInvariants() == "pixel 0 is not premultiplied")
        #expect(Pixmap(width: 3, height: 2).checkInvariants() == nil)
    }

    @Test func coloursArePremultipliedExactly() {
        #expect(Color.white.premultipliedRGBA8 == 0xFFFF_FFFF)
        #expect(Color(red: 1, green: 0, blue: 0).premultipliedRGBA8 == 0xFF00_00FF)
        // Half of 255 rounds to 128; 255·128/255 = 128.
        #expect(Color(white: 1, alpha: 0.5).premultipliedRGBA8 == 0x8080_8080)
        #expect(Color(red: .nan, green: 7, blue: -1).description == "#00FF00")
    }

    @Test func radiiStayWithinHalfTheShorterSide() {
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 4), radius: 9)
        #expect(shape.radii == .init(all: 2))
        #expect(shape.inset(by: 1).radii == .init(all: 1))
        #expect(RoundedRect(rect, radius: .nan).isSquare)
    }

    @Test func movingACommandMovesAllOfIt() {
        let move = Point(x: 10, y: 20)
        #expect(
            DrawCommand.draw(.fillRect(rect, .color(.black))).offset(by: move)
                == .draw(.fillRect(Rect(x: 10, y: 20, width: 4, height: 4), .color(.black))))
        // A transform about a point keeps its meaning around the moved point.
        let double = DrawCommand.push(.transform(.scale(x: 2, y: 2))).offset(by: move)
        guard case .push(.transform(let transform)) = double else { return }
        #expect(transform.apply(move) == move)
        #expect(transform.apply(move + Point(x: 1, y: 1)) == Point(x: 12, y: 22))
    }
}
