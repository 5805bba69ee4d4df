public import Geometry

/// A screen after layout: every view with its frame and what it draws.
///
/// **Invariant:** nodes are in preorder, each parent before its children and children in paint order;
/// `subtreeEnd` of a node is the index after its last descendant; all numbers are finite.
public struct LayoutTree: Equatable, Sendable {
    /// The size of the screen in points.
    public var size: Size
    /// The nodes in preorder; the first is the root.
    public var nodes: [LayoutNode]
    /// The status bar style that the screen prefers.
    public var statusBar = StatusBarStyle.automatic

    /// Creates a tree from its nodes.
    public init(size: Size, nodes: [LayoutNode]) {
        self.size = size
        self.nodes = nodes
    }
}

/// The status bar's style on a screen.
public enum StatusBarStyle: String, Hashable, Sendable {
    /// Dark content on light screens, light content on dark ones.
    case automatic
    /// Dark content, for light backgrounds.
    case dark
    /// Light content, for dark backgrounds.
    case light
    /// No status bar is displayed.
    case hidden
}

/// One view of a screen after layout.
public struct LayoutNode: Equatable, Sendable {
    /// The id from the input, or a stable path; unique in the tree.
    public var id: String
    /// The class name, for dumps.
    public var className: String
    /// The parent's index; nil for the root.
    public var parent: Int?
    /// The index after the last descendant.
    public var subtreeEnd: Int
    /// The frame in the parent's bounds coordinates, in points, before `transform`.
    public var frame: Rect
    /// The point of the node's own coordinates at the top-left corner of its frame (the scroll offset).
    public var boundsOrigin: Point = .zero
    /// Applied about the frame's center.
    public var transform: AffineTransform = .identity
    /// Whether the node and its descendants are not drawn; they keep their frames.
    public var isHidden = false
    /// The opacity of the subtree as one group, 0...1.
    public var opacity: Double = 1
    /// How the subtree is blended with what is below.
    public var blend = BlendMode.normal
    /// Whether descendants are clipped to the bounds, with the corner radii.
    public var clipsToBounds = false
    /// The corner radii of background, border and clip.
    public var cornerRadii: RoundedRect.Radii = .zero
    /// The corner curve.
    public var cornerCurve: RoundedRect.Curve = .circular
    /// The shadow of the subtree; nil for none. A node that clips casts none.
    public var shadow: Shadow?
    /// The shadow's shape in the node's own coordinates; nil for all that is drawn.
    public var shadowPath: Path?
    /// A mask for the subtree by its alpha, in the node's own coordinates; nil for none.
    public var mask: [DrawCommand]?
    /// The vibrancy that replaces the subtree's colors; nil for none.
    public var vibrancy: Vibrancy?
    /// The background color, below everything else.
    public var background: Color?
    /// The border, inside the edge and above content and children.
    public var border: Border?
    /// What the view draws itself between background and children, in its own coordinates.
    public var content: [DrawCommand] = []
    /// The text of the view as the author set it.
    public var text: String?
    /// The content size of a scroll view in points.
    public var contentSize: Size?
    /// How far a scroll view's content and insets extend below its lower edge, in points.
    public var contentBelow = 0.0
    /// Whether the constraints leave the frame ambiguous.
    public var isAmbiguous = false
    /// The accessibility label, identifier and traits of the view; nil if none is set.
    public var accessibility: NodeAccessibility?

    /// A border along the edges of the view.
    public struct Border: Hashable, Sendable {
        /// The width in points, inward from the edge.
        public var width: Double
        /// The color of the border.
        public var color: Color

        /// Creates a border.
        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// A color that replaces those of a subtree, masked by its alpha.
    public struct Vibrancy: Hashable, Sendable {
        /// The color that replaces those of the subtree.
        public var color: Color
        /// How the color is blended with the backdrop.
        public var blend: BlendMode

        /// Creates a vibrancy.
        public init(color: Color, blend: BlendMode) {
            self.color = color
            self.blend = blend
        }
    }

    /// Creates a node without content.
    public init(id: String, className: String, parent: Int?, subtreeEnd: Int, frame: Rect) {
        self.id = id
        self.className = className
        self.parent = parent
        self.subtreeEnd = subtreeEnd
        self.frame = frame
    }

    /// The visible rectangle in the node's own coordinates.
    public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }
}
