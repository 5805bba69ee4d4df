import Geometry
import HostileMessages
import Scene
import Testing
import Wire

@Suite("Messages that somebody has tampered with")
struct HostileMessageTests {
    @Test("a message that is cut off anywhere is refused")
    func truncation() throws {
        for seed in 0..<3 as Range<UInt64> {
            let bytes = try #require(RandomMessage.bytes(of: RandomMessage.tree(seed: seed)))
            for count in 0..<bytes.count {
                let outcome = MessageCheck().outcome(of: Array(bytes.prefix(count)))
                guard case .refused = outcome else {
                    Issue.record("seed \(seed): the first \(count) bytes are \(outcome)")
                    continue
                }
            }
        }
    }

    @Test("hostile messages are refused, or give trees that keep the invariants and can be drawn")
    func hostileMessages() throws {
        let check = MessageCheck()
        for seed in 0..<1500 as Range<UInt64> {
            var hostile = HostileMessage(seed: seed)
            let message = try #require(RandomMessage.bytes(of: RandomMessage.tree(seed: seed)))
            let other = try #require(RandomMessage.bytes(of: RandomMessage.tree(seed: seed + 1)))
            for bytes in [hostile.changed(message, with: other), hostile.noise()] {
                if case .faulty(let reason) = check.outcome(of: bytes) {
                    Issue.record("seed \(seed): \(reason)")
                }
            }
        }
    }

    @Test("a fault of a reader would be found")
    func faults() {
        var tree = RandomMessage.tree(seed: 3)
        #expect(MessageCheck.brokenInvariant(of: tree) == nil)
        #expect(MessageCheck().draw(tree) == nil)
        tree.nodes[1].content = [.push(.mask(bounds: .zero)), .pop]
        #expect(MessageCheck.brokenInvariant(of: tree) != nil)
        let pixmap = Pixmap(width: 1, height: 1, filledWith: 0x0000_0001)
        let placement = ImagePlacement(Bitmap(name: "", pixmap: pixmap, scale: 1), in: tree.nodes[0].frame)
        tree.nodes[1].content = [.draw(.image(placement))]
        #expect(MessageCheck.brokenInvariant(of: tree) != nil)
        tree.nodes[1].content = []
        tree.nodes[1].opacity = 2
        #expect(MessageCheck.brokenInvariant(of: tree) != nil)
    }
}
