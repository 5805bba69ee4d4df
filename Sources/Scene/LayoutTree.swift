public import Geometry

/// A finished screen: every view at its place with what it draws, and nothing of how it came to be.
///
/// **Invariant:** nodes stand in preorder, each parent before its children, children in paint order;
/// `subtreeEnd` of a node is the index after its last descendant; all numbers are finite.
public struct LayoutTree: Equatable, Sendable {
    /// The extent of the screen in points.
    public var size: Size
    /// The nodes in preorder; the first is the root.
    public var nodes: [LayoutNode]
    /// What the screen wants of the device's status bar.
    public var statusBar = StatusBarLook.automatic

    /// A tree from its nodes.
    public init(size: Size, nodes: [LayoutNode]) {
        self.size = size
        self.nodes = nodes
    }
}

/// How a screen wants the status bar over it.
public enum StatusBarLook: String, Hashable, Sendable {
    /// Dark over light screens and light over dark ones.
    case automatic
    /// Dark signs.
    case dark
    /// Light signs.
    case light
    /// None.
    case hidden
}

/// One view of a finished screen.
public struct LayoutNode: Equatable, Sendable {
    /// The input's id, or a stable path; unique in the tree.
    public var id: String
    /// The class name, for dumps.
    public var className: String
    /// The parent's index; nil for the root.
    public var parent: Int?
    /// The index after the last descendant.
    public var subtreeEnd: Int
    /// The place in the parent's bounds coordinates, in points, before `transform`.
    public var frame: Rect
    /// The point of its own coordinates that lies at the frame's top-left corner (a scroll offset).
    public var boundsOrigin: Point = .zero
    /// Applied about the frame's centre.
    public var transform: AffineTransform = .identity
    /// Whether it and its descendants are left out of the picture; they keep their frames.
    public var isHidden = false
    /// 0...1, of the subtree as one group.
    public var opacity: Double = 1
    /// How it, with all in it, meets what lies beneath.
    public var blend = BlendMode.normal
    /// Whether descendants are cut at its bounds, round corners included.
    public var clipsToBounds = false
    /// Of background, border and clip.
    public var cornerRadii: RoundedRect.Radii = .zero
    /// How the corners bend.
    public var cornerCurve: RoundedRect.Curve = .circular
    /// Cast by all of it, unless it clips; nil for none.
    public var shadow: Shadow?
    /// What casts the shadow instead, in its own coordinates; nil for all that is drawn.
    public var shadowPath: Path?
    /// Drawn in its own coordinates to cut all of it by the alpha; nil for no mask.
    public var mask: [DrawCommand]?
    /// What replaces the colours of all of it; nil for its own.
    public var vibrancy: Vibrancy?
    /// Fills the bounds below everything else.
    public var background: Color?
    /// Drawn inside the edge, above content and children.
    public var border: Border?
    /// What the view itself draws between background and children, in its own coordinates.
    public var content: [DrawCommand] = []
    /// The text it shows, as set by the author.
    public var text: String?
    /// The extent of a scroll view's content in points.
    public var contentSize: Size?
    /// How far a scroll view's content, with the room around it, reaches below its lower edge, in points.
    public var contentBelow = 0.0
    /// Whether the constraints leave its frame open.
    public var isAmbiguous = false

    /// A border.
    public struct Border: Hashable, Sendable {
        /// Points, inwards from the edge.
        public var width: Double
        /// Its colour.
        public var color: Color

        /// A border of some width and colour.
        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// A colour that all of a node takes, by its alpha.
    public struct Vibrancy: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// How it meets what lies beneath.
        public var blend: BlendMode

        /// A colour and how it is mixed.
        public init(color: Color, blend: BlendMode) {
            self.color = color
            self.blend = blend
        }
    }

    /// A node that draws nothing yet.
    public init(id: String, className: String, parent: Int?, subtreeEnd: Int, frame: Rect) {
        self.id = id
        self.className = className
        self.parent = parent
        self.subtreeEnd = subtreeEnd
        self.frame = frame
    }

    /// The visible part of its own coordinates.
    public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }
}
