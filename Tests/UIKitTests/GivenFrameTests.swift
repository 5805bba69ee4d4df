import Testing

@testable import UIKitCore

@Suite("Frames that code gives")
struct GivenFrameTests {
    private final class InsetView: UIView {
        var insets = UIEdgeInsets.zero
        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    @Test("a frame off the pixel grid stays as it is, whatever the alignment insets", arguments: 0..<60)
    func alignment(step: Int) {
        let inset = CGFloat(step) / 7
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 88)), view = InsetView()
        view.insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        root.addSubview(view)
        // Half a point is no whole pixel at three pixels a point.
        let frame = CGRect(x: 172.5, y: 20.1, width: 48, height: 48)
        view.frame = frame
        root.layoutIfNeeded()
        #expect(view.frame == frame)
    }

    @Test("safe areas are whole pixels where frames are, without rounding noise")
    func safeAreas() {
        let top = RenderEnvironment.current.deviceSafeArea.top * 3
        for pixels in 0..<Int(top) {
            let window = UIWindow(), controller = UIViewController(), view = UIView()
            controller.view.addSubview(view)
            window.rootViewController = controller
            view.frame = CGRect(x: 0, y: CGFloat(pixels) / 3, width: 100, height: 100)
            window.layoutIfNeeded()
            #expect(view.safeAreaInsets.top == (top - CGFloat(pixels)) / 3)
        }
    }
}
