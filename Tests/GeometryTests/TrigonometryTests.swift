import Foundation
import Geometry
import Testing

@Suite struct TrigonometryTests {
    @Test func sineAndCosineAgreeWithTheLibrarys() {
        for step in -2000...2000 {
            let angle = Double(step) * 0.0173
            let (sine, cosine) = Trigonometry.sineAndCosine(angle)
            #expect((sine - Foundation.sin(angle)).magnitude < 1e-14)
            #expect((cosine - Foundation.cos(angle)).magnitude < 1e-14)
        }
    }

    @Test func quarterTurnsAreNearlyExact() {
        let (sine, cosine) = Trigonometry.sineAndCosine(.pi / 2)
        #expect(sine == 1)
        #expect(cosine.magnitude < 1e-15)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func anglesThatAreNoneLeaveThingsUnturned(angle: Double) {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        #expect(sine == 0 && cosine == 1)
    }
}
