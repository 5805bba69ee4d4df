import UIKitCore

/// What has settings of a flow layout.
public protocol MyFlowLayoutTraits: MySequentLayoutTraits {}

extension MyFlowLayoutTraits {
    /// The number of subviews in a line; 0 for as many as fit.
    public var arrangedCount: Int {
        get { layoutTraits.container.flow.arrangedCount }
        set { layoutTraits.container.flow.arrangedCount = max(0, newValue) }
    }
    /// The number of subviews in a page of a scroll view; 0 for no pages.
    public var pagedCount: Int {
        get { layoutTraits.container.flow.pagedCount }
        set { layoutTraits.container.flow.pagedCount = max(0, newValue) }
    }
    /// Whether subviews move to where there is room.
    public var autoArrange: Bool {
        get { layoutTraits.container.flow.autoArranges }
        set { layoutTraits.container.flow.autoArranges = newValue }
    }
    /// Whether the layout behaves as a flexible box of CSS; also sets the policy of the last line.
    public var isFlex: Bool {
        get { layoutTraits.container.flow.isFlex }
        set {
            layoutTraits.container.flow.isFlex = newValue
            layoutTraits.container.flow.lastLinePolicy = newValue ? .always : .no
        }
    }
    /// How the subviews of a line are aligned across it.
    public var arrangedGravity: MyGravity {
        get { layoutTraits.container.flow.arrangedGravity }
        set { layoutTraits.container.flow.arrangedGravity = newValue }
    }
    /// How the last, incomplete line is aligned.
    public var lastlineGravityPolicy: MyGravityPolicy {
        get { layoutTraits.container.flow.lastLinePolicy }
        set { layoutTraits.container.flow.lastLinePolicy = newValue }
    }
    /// The largest number of lines that counts for the size of the content.
    public var maxLines: Int {
        get { layoutTraits.container.flow.maxLines }
        set { layoutTraits.container.flow.maxLines = max(0, newValue) }
    }
    /// Whether all subviews of a line have the same length: the gravity that fills along the line; its name before
    /// MyLayout 2.0.
    public var averageArrange: Bool {
        get { gravity.isSuperset(of: lineFill) }
        set { gravity = newValue ? gravity.union(lineFill) : gravity.subtracting(lineFill) }
    }

    private var lineFill: MyGravity { orientation == .vert ? .horzFill : .vertFill }
}
