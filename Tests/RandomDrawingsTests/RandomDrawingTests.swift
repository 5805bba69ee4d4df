import RandomDrawings
import Testing

/// The optimized renderer gives the same bytes as the reference renderer, whatever was drawn before, with any
/// number of threads and any bands. `dev random-drawings` checks many more.
@Suite struct RandomDrawingTests {
    @Test(arguments: 0..<10) func listsAreDrawnAsPlainly(batch: UInt64) {
        let check = DrawingCheck(largestSide: 30)
        for seed in batch * 30..<batch * 30 + 30 {
            let fault = check.faultOfList(seed: seed)
            #expect(fault == nil)
        }
    }

    @Test(arguments: 0..<4) func screensAreDrawnAsPlainly(batch: UInt64) {
        let check = DrawingCheck(largestSide: 30)
        for seed in batch * 10..<batch * 10 + 10 {
            let fault = check.faultOfScreen(seed: seed)
            #expect(fault == nil)
        }
    }

    /// Where the compositor takes the shadow of a view from its background, the picture is that of the group's
    /// shadow. Blocks of wide blurs begin elsewhere.
    @Test func backgroundsCastTheShadowsOfGroups() {
        let check = DrawingCheck(largestSide: 40)
        var castCount = 0
        for seed in 0..<300 as Range<UInt64> {
            let (largest, count) = check.shadowsOfBackgrounds(seed: seed)
            #expect(largest <= 6, "seed \(seed), \(count) shadows")
            castCount += count
        }
        #expect(castCount > 20)
    }
}
