import Geometry
import Scene
import Testing

@Suite struct CornerTests {
    @Test func aContinuousCornerFollowsTheMeasuredOutline() {
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 400, height: 400), radius: 100, curve: .continuous)
        // The first corner on the way round is the top right; lengths in radii of 100 from its place (400, 0).
        guard case .line(let start) = shape.path.elements[1],
            case .cubic(_, _, let end) = shape.path.elements[2],
            case .cubic(_, _, let middle) = shape.path.elements[4]
        else { return #expect(Bool(false)) }
        #expect(abs(start.x - (400 - 152.866483)) < 1e-6 && start.y == 0)
        #expect(abs(end.x - (400 - 66.993427)) < 1e-6 && abs(end.y - 6.5496) < 1e-6)
        #expect(abs(middle.x - (400 - 7.4911)) < 1e-6 && abs(middle.y - 63.149399) < 1e-6)
    }

    @Test func atHalfTheSideItIsACapsule() {
        // Every point of the outline lies a radius from the centre of its end.
        let shape = RoundedRect(Rect(x: 0, y: 0, width: 60, height: 60), radius: 30, curve: .continuous)
        for element in shape.path.elements {
            let point: Point
            switch element {
            case .line(let end), .cubic(_, _, let end): point = end
            default: continue
            }
            let way = point - Point(x: 30, y: 30)
            #expect(abs((way.x * way.x + way.y * way.y).squareRoot() - 30) < 0.01)
        }
    }
}
