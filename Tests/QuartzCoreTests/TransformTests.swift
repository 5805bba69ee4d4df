import Testing

@testable import QuartzCore

/// 3D transforms as matrices, and what lies between two of them.
@Suite struct TransformTests {
    @Test func functionsComposeAsMatricesDo() {
        let move = CATransform3DMakeTranslation(1, 2, 3), grow = CATransform3DMakeScale(2, 3, 4)
        let both = CATransform3DConcat(move, grow)
        #expect((both.m41, both.m42, both.m43) == (2, 6, 12))
        #expect(CATransform3DTranslate(grow, 1, 2, 3) == both)
        #expect(CATransform3DConcat(both, CATransform3DInvert(both)) == CATransform3DIdentity)
        // A quarter about z takes x to y.
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 2)
        #expect(abs(turn.m11) < 1e-12 && abs(turn.m12 - 1) < 1e-12 && turn.m33 == 1)
        #expect(
            CATransform3DIsAffine(CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 1, y: 0))))
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
        #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    }

    @Test func transformsAreMixedByTheirParts() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        for step in 0...10 {
            let share = Double(step) / 10, turned = CATransform3DIdentity.interpolated(to: quarter, share)
            expectClose(turned.m11, cos(share * .pi / 2), "turn \(share)")
            expectClose(turned.m12, sin(share * .pi / 2), "turn \(share)")
        }
        let big = CATransform3DConcat(
            CATransform3DMakeScale(3, 2, 1), CATransform3DMakeTranslation(10, 20, 0))
        let half = CATransform3DIdentity.interpolated(
            to: CATransform3DConcat(big, CATransform3DIdentity), 0.5)
        #expect(
            half
                == CATransform3DConcat(
                    CATransform3DMakeScale(2, 1.5, 1), CATransform3DMakeTranslation(5, 10, 0)))
        let flip = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(1, -1, 1), 0.75)
        expectClose(flip.m22, -0.5)
        let gone = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(0, 0, 1), 0.25)
        expectClose(gone.m11, 0.75)
    }

    @Test func valuesHoldTransforms() {
        let turn = CATransform3DMakeRotation(1, 0, 0, 1)
        #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3DIdentity)
    }
}
