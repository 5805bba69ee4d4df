import Devices
import Diagnostics
import MyLayout
import Testing

@testable import UIKitCore

/// Runs a body on the screen of a device with two pixels a point and 375 x 667 points, on which MyLayout's own tests
/// were recorded.
func onScreen<Result>(
    isRightToLeft: Bool = false, isLandscape: Bool = false, _ body: () throws -> Result
) throws -> Result {
    let device = try DeviceTable.profile(named: "iphone-8")
    var environment = RenderEnvironment.standard
    environment.sink = DiagnosticSink()
    environment.device = device
    environment.orientation = isLandscape ? .landscape : .portrait
    environment.traits = UITraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: isLandscape ? .compact : .regular,
        displayScale: device.scale,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    return try environment.run(body)
}

extension UIView {
    /// A view of a size in points, or of `MyLayoutSize.wrap` and the like.
    convenience init(mySize width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        mySize = CGSize(width: width, height: height)
    }

    /// Adds subviews in order.
    func add(_ views: UIView...) { for view in views { addSubview(view) } }
}

/// Checks a view's frame.
func expectFrame(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(view.frame == CGRect(x: x, y: y, width: width, height: height), sourceLocation: sourceLocation)
}

/// A view with a content of its own, in place of a label: its size is known without Apple's fonts.
final class ContentView: UIView {
    private let content: (CGSize) -> CGSize

    /// The content's size for a proposed one; 0 proposes nothing.
    init(_ content: @escaping (CGSize) -> CGSize) {
        self.content = content
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { content(size) }
}

/// Cases that MyLayout's tests have in both directions: rows as they are written, columns with the axes exchanged.
struct Direction: CustomTestStringConvertible {
    let orientation: MyOrientation
    var testDescription: String { isRows ? "rows" : "columns" }
    private var isRows: Bool { orientation == .vert }

    static let both = [Direction(orientation: .vert), Direction(orientation: .horz)]

    /// A view of a size.
    func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
        isRows ? UIView(mySize: width, height) : UIView(mySize: height, width)
    }

    /// The length along a line.
    func along(_ view: some MyViewTraits) -> MyLayoutSize { isRows ? view.widthSize : view.heightSize }

    /// The length across a line.
    func across(_ view: some MyViewTraits) -> MyLayoutSize { isRows ? view.heightSize : view.widthSize }

    /// A rectangle.
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        isRows
            ? CGRect(x: x, y: y, width: width, height: height)
            : CGRect(x: y, y: x, width: height, height: width)
    }

    /// Insets, of rows top, leading, bottom, trailing.
    func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
        isRows
            ? UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
            : UIEdgeInsets(top: left, left: top, bottom: right, right: bottom)
    }

    /// Checks a frame.
    func expect(
        _ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(view?.frame == rect(x, y, width, height), sourceLocation: sourceLocation)
    }
}
