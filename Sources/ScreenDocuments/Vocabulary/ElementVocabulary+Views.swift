// Names are Apple's property names; what Apple does not have is marked as Maquette's own.

extension ElementVocabulary {
    /// The attributes of `UIView`.
    package struct View: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIView", nil,
            tags: ["view", "tableViewCellContentView", "collectionViewCellContentView", "containerView"],
            "A rectangle; the class of an element that names none.")
        package init() {}

        package let backgroundColor = AttributeKey(
            "backgroundColor", .color, "The background color; none by default.",
            keyPaths: ["layer.backgroundColor"])
        package let tintColor = AttributeKey(
            "tintColor", .color, "The tint color of the view and the views inside it.")
        package let alpha = AttributeKey(
            "alpha", .fraction, "The opacity of the view and the views inside it; 1 by default.",
            keyPaths: ["layer.opacity"])
        package let isHidden = AttributeKey(
            "isHidden", .boolean, "Whether the view and the views inside it are hidden.",
            keyPaths: ["layer.hidden", "layer.isHidden"])
        package let clipsToBounds = AttributeKey(
            "clipsToBounds", .boolean, "Whether content outside the view's bounds is clipped.",
            storyboard: "clipsSubviews",
            keyPaths: ["clipsToBounds", "masksToBounds", "layer.masksToBounds"])
        package let cornerRadius = AttributeKey(
            "cornerRadius", .extent, "The corner radius in points (the layer's).",
            keyPaths: ["cornerRadius", "layer.cornerRadius"])
        package let maskedCorners = AttributeKey(
            "maskedCorners", .choices(Choices.Corner.self),
            "Which corners are rounded (the layer's); all by default.", keyPaths: ["layer.maskedCorners"])
        package let cornerCurve = AttributeKey(
            "cornerCurve", .choice(Choices.CornerCurve.self),
            "The shape of rounded corners (the layer's); circular by default.",
            keyPaths: ["layer.cornerCurve"])
        package let shadowColor = AttributeKey(
            "layer.shadowColor", .color, "The color of the shadow (the layer's); black by default.")
        package let shadowOpacity = AttributeKey(
            "layer.shadowOpacity", .fraction, "The opacity of the shadow (the layer's); 0 by default.")
        package let shadowRadius = AttributeKey(
            "layer.shadowRadius", .extent,
            "The standard deviation of the shadow's blur in points (the layer's); 3 by default.")
        package let shadowOffset = AttributeKey(
            "layer.shadowOffset", .point,
            "The offset of the shadow to the right and down in points (the layer's); [0, -3] by default.")
        package let borderWidth = AttributeKey(
            "borderWidth", .extent, "The width in points of the border, drawn inside (the layer's).",
            keyPaths: ["borderWidth", "layer.borderWidth"])
        package let borderColor = AttributeKey(
            "borderColor", .color, "The color of the border (the layer's); black by default.",
            keyPaths: ["borderColor", "layer.borderColor", "layer.borderUIColor"])
        package let contentMode = AttributeKey(
            "contentMode", .choice(Choices.ContentMode.self),
            "How content of another size is scaled and positioned.")
        package let frame = AttributeKey(
            "frame", .rect,
            "The frame in the superview, in points; constraints do not position the view then.")
        package let center = AttributeKey(
            "center", .point,
            "The center in the superview, in points; constraints do not position the view then.")
        package let sizeToFit = AttributeKey(
            "sizeToFit", .boolean,
            "Whether the view takes the size of its content at the position of its `frame` or `center`;"
                + " text is wrapped at the frame's width.")
        package let customSpacing = AttributeKey(
            "customSpacing", .length,
            "The distance in points to the next view of the stack view around it, in place of its `spacing`.")
        package let role = AttributeKey(
            "role", .choice(Choices.Role.self),
            "Which part of the cell, table, collection or navigation item around it the view is; without one"
                + " it is a subview. Maquette's own.")
        package let autoresizingMask = AttributeKey(
            "autoresizingMask", .choices(Choices.Autoresizing.self),
            "What follows the superview's size where the frame is given.")
        package let layoutMargins = AttributeKey(
            "layoutMargins", .insets, "The layout margins in points.",
            storyboard: "directionalLayoutMargins")
        package let preservesSuperviewLayoutMargins = AttributeKey(
            "preservesSuperviewLayoutMargins", .boolean,
            "Whether the margins are at least the superview's, less the distance to its edges.")
        package let insetsLayoutMarginsFromSafeArea = AttributeKey(
            "insetsLayoutMarginsFromSafeArea", .boolean,
            "Whether the safe area insets are added to the margins.")
        package let semanticContentAttribute = AttributeKey(
            "semanticContentAttribute", .choice(Choices.SemanticContent.self),
            "The layout direction of the view where it differs from the language's.")
        package let contentHuggingPriority = AttributeKey(
            "contentHuggingPriority", .priorities,
            "The priority with which the view resists growing beyond its content.")
        package let contentCompressionResistancePriority = AttributeKey(
            "contentCompressionResistancePriority", .priorities,
            "The priority with which the view resists shrinking below its content.")
        package let tintAdjustmentMode = AttributeKey(
            "tintAdjustmentMode", .choice(Choices.TintAdjustment.self),
            "Whether the tint is shown in gray, as behind an alert.")
        package let tag = AttributeKey(
            "tag", .integer(-1_000_000_000...1_000_000_000), "A number by which code finds the view.")
        package let intrinsicWidth = AttributeKey(
            "intrinsicWidth", .optionalExtent,
            "The intrinsic width in points, in place of the content's; -1 for none. Maquette's own.")
        package let intrinsicHeight = AttributeKey(
            "intrinsicHeight", .optionalExtent,
            "The intrinsic height in points, in place of the content's; -1 for none. Maquette's own.")
        package let isUserInteractionEnabled = AttributeKey(
            "isUserInteractionEnabled", .boolean, "Whether the view receives touches.")
        package let isMultipleTouchEnabled = AttributeKey(
            "isMultipleTouchEnabled", .boolean, "Whether the view receives several touches at once.")
        package let accessibilityIdentifier = AttributeKey(
            "accessibilityIdentifier", .unshownText, "An identifier for tests and tools.",
            keyPaths: ["accessibilityIdentifier"])
        package let accessibilityLabel = AttributeKey(
            "accessibilityLabel", .unshownText, "The text that screen readers speak.")
        package let accessibilityTraits = AttributeKey(
            "accessibilityTraits", .choices(Choices.AccessibilityTrait.self),
            "What kind of thing the view is for assistive technologies.")
        package let ignoredFindings = AttributeKey(
            "ignoredFindings", .choices(Choices.Finding.self),
            "Findings of `maquette lint` about text that are intended, here and inside. Maquette's own.")
        package let myMargin = AttributeKey(
            "myMargin", .length, "The distance in points on all sides in the MyLayout layout around.")
        package let myHorzMargin = AttributeKey(
            "myHorzMargin", .length, "The distance in points on both sides in the MyLayout layout around.")
        package let myVertMargin = AttributeKey(
            "myVertMargin", .length, "The distance in points above and below in the MyLayout layout around.")
        package let myTop = AttributeKey(
            "myTop", .layoutDistance,
            "The distance of the top from that of the MyLayout layout around.")
        package let myLeft = AttributeKey(
            "myLeft", .layoutDistance,
            "The distance of the left edge from that of the MyLayout layout around.")
        package let myBottom = AttributeKey(
            "myBottom", .layoutDistance,
            "The distance of the bottom from that of the MyLayout layout around, upwards.")
        package let myRight = AttributeKey(
            "myRight", .layoutDistance,
            "The distance of the right edge from that of the MyLayout layout around, leftwards.")
        package let myLeading = AttributeKey(
            "myLeading", .layoutDistance,
            "The distance of the leading edge from that of the MyLayout layout around.")
        package let myTrailing = AttributeKey(
            "myTrailing", .layoutDistance,
            "The distance of the trailing edge from that of the MyLayout layout around.")
        package let myCenterX = AttributeKey(
            "myCenterX", .layoutDistance,
            "The offset from the horizontal center of the MyLayout layout around.")
        package let myCenterY = AttributeKey(
            "myCenterY", .layoutDistance,
            "The offset from the vertical center of the MyLayout layout around.")
        package let myWidth = AttributeKey(
            "myWidth", .layoutLength, "The width in the MyLayout layout around, and of a layout itself.")
        package let myHeight = AttributeKey(
            "myHeight", .layoutLength, "The height in the MyLayout layout around, and of a layout itself.")
        package let wrapContentWidth = AttributeKey(
            "wrapContentWidth", .boolean, "Whether the width is that of the content, in MyLayout.")
        package let wrapContentHeight = AttributeKey(
            "wrapContentHeight", .boolean, "Whether the height is that of the content, in MyLayout.")
        package let weight = AttributeKey(
            "weight", .extent, "The share of what is left in the MyLayout layout around.")
        package let visibility = AttributeKey(
            "visibility", .choice(Choices.LayoutVisibility.self),
            "Whether the view is seen, and whether it keeps its place in the MyLayout layout around.")
        package let myAlignment = AttributeKey(
            "myAlignment", .choices(Choices.LayoutGravity.self),
            "The view's own gravity in the MyLayout layout around (MyLayout's `alignment`).",
            keyPaths: ["alignment"])
        package let useFrame = AttributeKey(
            "useFrame", .boolean, "Whether the view keeps its frame in the MyLayout layout around.")
        package let noLayout = AttributeKey(
            "noLayout", .boolean,
            "Whether the view keeps its frame but also its place in the MyLayout layout around.")
        package let reverseFloat = AttributeKey(
            "reverseFloat", .boolean, "Whether the view floats to the other end, in a MyFloatLayout.")
        package let clearFloat = AttributeKey(
            "clearFloat", .boolean, "Whether the view starts a line of its own, in a MyFloatLayout.")
        package let isInstalled = AttributeKey(
            "isInstalled", .boolean,
            "Whether the view is in the hierarchy at all; without it, its constraints are left out too."
                + " Maquette's own.")
    }

    /// The attributes of `UIScrollView`.
    package struct ScrollView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIScrollView", "UIView", tags: ["scrollView"], "A view onto content larger than itself.")
        package init() {}

        package let contentSize = AttributeKey(
            "contentSize", .size, "The size of the content where no constraints determine it.")
        package let contentOffset = AttributeKey(
            "contentOffset", .point, "The point of the content at the view's top left.")
        package let contentInset = AttributeKey(
            "contentInset", .insets, "The insets around the content in points.")
        package let isPagingEnabled = AttributeKey(
            "isPagingEnabled", .boolean, "Whether scrolling stops at multiples of the view's size.")
        package let page = AttributeKey(
            "page", .integer(0...10_000),
            "How many widths of the view the content is scrolled; 0 is the first page."
                + " Maquette's own.")
        package let isScrollEnabled = AttributeKey(
            "isScrollEnabled", .boolean, "Whether the content can be scrolled.")
        package let alwaysBounceHorizontal = AttributeKey(
            "alwaysBounceHorizontal", .boolean,
            "Whether the content bounces horizontally even if all of it is visible.")
        package let alwaysBounceVertical = AttributeKey(
            "alwaysBounceVertical", .boolean,
            "Whether the content bounces vertically even if all of it is visible.")
        package let showsHorizontalScrollIndicator = AttributeKey(
            "showsHorizontalScrollIndicator", .boolean,
            "Whether the horizontal scroll indicator is shown.")
        package let showsVerticalScrollIndicator = AttributeKey(
            "showsVerticalScrollIndicator", .boolean, "Whether the vertical scroll indicator is shown.")
        package let contentInsetAdjustmentBehavior = AttributeKey(
            "contentInsetAdjustmentBehavior", .choice(Choices.InsetAdjustment.self),
            "When the safe area insets are added to the content inset.")
    }

    /// The attributes of `UIStackView`.
    package struct StackView: ElementAttributes {
        package static let element = ElementClass.Declaration(
            "UIStackView", "UIView", tags: ["stackView"], "Arranges its subviews in a row or a column.")
        package init() {}

        package let axis = AttributeKey(
            "axis", .choice(Choices.Axis.self), "The direction; horizontal by default.")
        package let distribution = AttributeKey(
            "distribution", .choice(Choices.Distribution.self),
            "How the views share the space along the axis; fill by default.")
        package let alignment = AttributeKey(
            "alignment", .choice(Choices.StackAlignment.self),
            "How the views are aligned across the axis; fill by default.")
        package let spacing = AttributeKey(
            "spacing", .length, "The distance between neighbours in points; 0 by default.")
        package let isBaselineRelativeArrangement = AttributeKey(
            "isBaselineRelativeArrangement", .boolean,
            "Whether spacing in a column is measured from baseline to baseline.")
        package let isLayoutMarginsRelativeArrangement = AttributeKey(
            "isLayoutMarginsRelativeArrangement", .boolean,
            "Whether the views are arranged within the layout margins instead of the edges.")
    }

    static let layoutGuide = ElementClass(
        ElementClass.Declaration(
            "UILayoutGuide", nil, kind: .item, subviews: .refused,
            "A rectangle of the view around it that draws nothing and takes no part in a stack: constraints"
                + " position it by its id, and others refer to it."))
}
