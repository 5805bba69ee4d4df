import Foundation
import SeededRandom
import Testing

@testable import UIKitCore

/// What paths say about their geometry, compared with points that are computed plainly.
@Suite struct PathGeometryTests {
    /// A subpath as the points of its curves at equal steps of the parameter.
    private typealias Samples = [CGPoint]

    private func point(_ numbers: inout SeededNumbers) -> CGPoint {
        CGPoint(x: Double(numbers.number(-5000...5000)) / 100, y: Double(numbers.number(-5000...5000)) / 100)
    }

    /// A random path, and its subpaths as points.
    private func randomPath(_ numbers: inout SeededNumbers, steps: Int) -> (CGPath, [Samples]) {
        let path = CGMutablePath()
        var all: [Samples] = []
        for _ in 0..<numbers.number(1...3) {
            var samples = [point(&numbers)]
            path.move(to: samples[0])
            for _ in 0..<numbers.number(1...4) {
                let from = samples[samples.count - 1]
                let first = point(&numbers), second = point(&numbers), end = point(&numbers)
                let kind = numbers.number(0...2)
                switch kind {
                case 0: path.addLine(to: end)
                case 1: path.addQuadCurve(to: end, control: first)
                default: path.addCurve(to: end, control1: first, control2: second)
                }
                let hull = [[from, end], [from, first, end], [from, first, second, end]][kind]
                samples += (1...steps).map { onCurve(hull, Double($0) / Double(steps)) }
            }
            if numbers.chance(50) { path.closeSubpath() }
            all.append(samples)
        }
        return (path, all)
    }

    /// De Casteljau's construction.
    private func onCurve(_ hull: [CGPoint], _ t: Double) -> CGPoint {
        var points = hull
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
            }
        }
        return points[0]
    }

    /// The number of turns of closed subpaths around a point, as the sum of angles; nil for a point at an edge.
    private func turns(of lines: [Samples], around center: CGPoint) -> Int? {
        var sum = 0.0
        for line in lines {
            for (start, end) in zip(line, line.dropFirst() + [line[0]]) {
                let a = CGVector(dx: start.x - center.x, dy: start.y - center.y)
                let b = CGVector(dx: end.x - center.x, dy: end.y - center.y)
                let angle = atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
                // Seen from a point near the edge, a short step turns far.
                if abs(angle) > 2.9 { return nil }
                let length = hypot(b.dx - a.dx, b.dy - a.dy)
                if min(hypot(a.dx, a.dy), hypot(b.dx, b.dy)) < 0.05 + length / 8, length < 5 { return nil }
                sum += angle
            }
        }
        return Int((sum / (2 * .pi)).rounded())
    }

    @Test func pathsContainWhatTheyTurnAround() {
        var numbers = SeededNumbers(seed: 41), tested = 0
        for _ in 0..<120 {
            let (path, lines) = randomPath(&numbers, steps: 150)
            let backward = UIBezierPath(cgPath: path).reversing()
            for _ in 0..<8 {
                let center = point(&numbers)
                guard let turns = turns(of: lines, around: center) else { continue }
                tested += 1
                #expect(path.contains(center) == (turns != 0))
                #expect(path.contains(center, using: .evenOdd) == (turns % 2 != 0))
                #expect(backward.contains(center) == (turns != 0))
            }
        }
        #expect(tested > 600)
    }

    @Test func theTransformAppliesToThePoint() {
        let path = CGPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5), transform: nil)
        let move = CGAffineTransform(translationX: 10, y: 10)
        #expect(path.contains(CGPoint(x: 2, y: 2), transform: move) && !path.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func boxesReachToTheTurnsOfCurves() {
        var numbers = SeededNumbers(seed: 42)
        for _ in 0..<40 {
            let (path, lines) = randomPath(&numbers, steps: 500)
            let points = lines.flatMap(\.self), box = path.boundingBoxOfPath
            let xs = points.map(\.x), ys = points.map(\.y)
            let sampled = [xs.min(), ys.min(), xs.max(), ys.max()].compactMap(\.self)
            for (side, other) in zip([box.minX, box.minY, box.maxX, box.maxY], sampled) {
                #expect(abs(side - other) < 2e-3)
            }
            let hull = path.boundingBox
            #expect(hull.minX <= box.minX + 1e-9 && hull.maxX >= box.maxX - 1e-9)
            #expect(hull.minY <= box.minY + 1e-9 && hull.maxY >= box.maxY - 1e-9)
        }
        #expect(CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func areasAreCombined() {
        var numbers = SeededNumbers(seed: 44), tested = 0
        for _ in 0..<12 {
            let (first, _) = randomPath(&numbers, steps: 1), (second, _) = randomPath(&numbers, steps: 1)
            let rule: CGPathFillRule = numbers.chance(50) ? .winding : .evenOdd
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (first.union(second, using: rule), { $0 || $1 }),
                (first.intersection(second, using: rule), { $0 && $1 }),
                (first.subtracting(second, using: rule), { $0 && !$1 }),
                (first.symmetricDifference(second, using: rule), { $0 != $1 }),
                (first.normalized(using: rule), { inside, _ in inside }),
            ]
            for _ in 0..<40 {
                let center = point(&numbers)
                func places(_ path: CGPath) -> [Bool] {
                    [(0, 0), (0.01, 0), (-0.01, 0), (0, 0.01), (0, -0.01)].map {
                        path.contains(CGPoint(x: center.x + $0.0, y: center.y + $0.1), using: rule)
                    }
                }
                let one = places(first), other = places(second)
                guard Set(one).count == 1, Set(other).count == 1 else { continue }
                tested += 1
                for (path, operation) in results {
                    #expect(path.contains(center) == operation(one[0], other[0]))
                    #expect(path.contains(center, using: .evenOdd) == operation(one[0], other[0]))
                }
            }
        }
        #expect(tested > 400)
    }

    @Test func partsAreSeparated() {
        let frame = CGMutablePath()
        for rect in [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 6, height: 6)] {
            frame.addRect(rect)
        }
        frame.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        let parts = frame.componentsSeparated(using: .evenOdd).sorted {
            $0.boundingBox.minX < $1.boundingBox.minX
        }
        #expect(parts.map(\.boundingBox.minX) == [0, 20] && !parts[0].contains(CGPoint(x: 5, y: 5)))
        #expect(frame.intersects(parts[1]) && !parts[0].intersects(parts[1]))
        // Neighbors with a common side become one.
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        let right = CGPath(rect: CGRect(x: 5, y: 0, width: 5, height: 5), transform: nil)
        #expect(left.union(right).componentsSeparated().count == 1 && !left.intersects(right))
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 1), CGPoint(x: 15, y: 1)])
        #expect(line.lineIntersection(left).boundingBox == CGRect(x: 0, y: 1, width: 5, height: 0))
        let outside = line.lineSubtracting(left)
        #expect(!outside.isEmpty && outside.boundingBox == CGRect(x: -5, y: 1, width: 20, height: 0))
    }

    @Test func pathsAreReversed() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 4, y: 0))
        path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 6, y: 2))
        path.lineWidth = 3
        let expected = UIBezierPath()
        expected.move(to: CGPoint(x: 4, y: 4))
        expected.addQuadCurve(to: CGPoint(x: 4, y: 0), controlPoint: CGPoint(x: 6, y: 2))
        expected.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.reversing().cgPath == expected.cgPath && path.reversing().lineWidth == 3)
        path.close()
        let closed = UIBezierPath()
        closed.move(to: CGPoint(x: 0, y: 0))
        closed.addLine(to: CGPoint(x: 4, y: 4))
        closed.addQuadCurve(to: CGPoint(x: 4, y: 0), controlPoint: CGPoint(x: 6, y: 2))
        closed.close()
        #expect(path.reversing().cgPath == closed.cgPath)
    }

    @Test func strokesHaveOutlines() {
        let frame = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            .copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let inside = [CGPoint(x: -0.5, y: 5), CGPoint(x: 0.5, y: 5), CGPoint(x: -0.9, y: -0.9)]
        let outside = [CGPoint(x: 5, y: 5), CGPoint(x: -1.5, y: 5)]
        #expect(inside.allSatisfy { frame.contains($0) } && outside.allSatisfy { !frame.contains($0) })
        func cap(_ cap: CGLineCap) -> [Bool] {
            let line = CGMutablePath()
            line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
            let outline = line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
            return [CGPoint(x: -1.9, y: 0), CGPoint(x: -1.9, y: 1.9)].map { outline.contains($0) }
        }
        #expect(
            cap(.butt) == [false, false] && cap(.round) == [true, false] && cap(.square) == [true, true])
    }

    @Test func linesAreDashed() {
        let line = CGMutablePath(), expected = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        for (start, end) in [(0, 2), (4, 7), (9, 10)] {
            expected.addLines(between: [CGPoint(x: start, y: 0), CGPoint(x: end, y: 0)])
        }
        #expect(line.copy(dashingWithPhase: 1, lengths: [3, 2]) == expected)
        let path = UIBezierPath(cgPath: line)
        path.setLineDash([3, 2], count: 2, phase: 1)
        var count = 0, phase: CGFloat = 0, lengths: [CGFloat] = [0, 0]
        (path.copy() as? UIBezierPath)?.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 2] && count == 2 && phase == 1)
    }

    @Test func elementsAreSeenInTurn() {
        var types: [CGPathElementType] = [], last = CGPoint.zero
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil).applyWithBlock {
            element in
            types.append(element.pointee.type)
            if element.pointee.type == .addCurveToPoint { last = element.pointee.points[2] }
        }
        let curves = [CGPathElementType](repeating: .addCurveToPoint, count: 4)
        #expect(types == [.moveToPoint] + curves + [.closeSubpath])
        #expect(last == CGPoint(x: 10, y: 10))
    }

    @Test func rectanglesAreKnown() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4), oval = CGPath(ellipseIn: rect, transform: nil)
        var found = CGRect.zero, turn = CGAffineTransform(rotationAngle: 0.3)
        let path = CGPath(rect: rect, transform: nil)
        #expect(path.isRect(&found) && found == rect && !oval.isRect(nil))
        #expect(path.copy(using: &turn)?.isRect(nil) == false)
    }

    @Test func additionsAreTransformed() {
        let double = CGAffineTransform(scaleX: 2, y: 2), path = CGMutablePath(), plain = CGMutablePath()
        path.move(to: CGPoint(x: 2, y: 2))
        path.addArc(
            center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 1, clockwise: false,
            transform: double)
        path.addArc(
            tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 9, y: 0), radius: 1, transform: double)
        plain.move(to: CGPoint(x: 1, y: 1))
        plain.addArc(
            center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
        plain.addArc(tangent1End: CGPoint(x: 9, y: 9), tangent2End: CGPoint(x: 9, y: 0), radius: 1)
        func points(_ path: CGPath) -> [CGPoint] {
            var points: [CGPoint] = []
            path.applyWithBlock { element in
                let counts = [1, 1, 2, 3, 0]
                points += (0..<counts[Int(element.pointee.type.rawValue)]).map { element.pointee.points[$0] }
            }
            return points
        }
        let found = points(path), expected = points(plain).map { $0.applying(double) }
        #expect(found.count == expected.count)
        for (one, other) in zip(found, expected) {
            #expect(hypot(one.x - other.x, one.y - other.y) < 1e-9)
        }
    }

    @Test func transformsAreTakenApart() {
        var numbers = SeededNumbers(seed: 43)
        func entry() -> CGFloat { CGFloat(numbers.number(-400...400)) / 100 }
        for _ in 0..<200 {
            let t = CGAffineTransform(
                a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
            guard abs(t.a * t.d - t.b * t.c) > 0.1 else { continue }
            let again = CGAffineTransform(t.decomposed())
            let pairs = zip(
                [t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty])
            #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
        }
        let turned = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(turned.rotation - 0.5) < 1e-12 && abs(turned.horizontalShear) < 1e-12)
        #expect(abs(turned.scale.width - 2) < 1e-12 && abs(turned.scale.height - 3) < 1e-12)
    }

    @Test func rectanglesAreDictionaries() {
        let rect = CGRect(x: 1.5, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: NSDictionary()) == nil)
    }
}
