extension Choices {
    /// Source: the cases of MyOrientation in MyLayout 2.0.
    package enum LayoutOrientation: String, AttributeChoice { case vert, horz }

    /// Source: the cases of MyVisibility in MyLayout 2.0.
    package enum LayoutVisibility: String, AttributeChoice { case visible, invisible, gone }

    /// Source: the cases of MyGravityPolicy in MyLayout 2.0.
    package enum LayoutGravityPolicy: String, AttributeChoice { case no, always, auto }

    /// Source: the members of MySubviewsShrinkType in MyLayout 2.0.
    package enum LayoutShrinking: String, AttributeChoice {
        case average, weight, auto, spacing

        package static var rawNumbers: [Int: Self] { [:] }
    }

    /// Source: the members of MyGravity in MyLayout 2.0.
    package enum LayoutGravity: String, AttributeChoice {
        case horzLeft, horzCenter, horzRight, horzWindowCenter, horzBetween, horzLeading, horzTrailing,
            horzAround, horzAmong, horzFill, horzStretch
        case vertTop, vertCenter, vertBottom, vertWindowCenter, vertBetween, vertBaseline, vertAround,
            vertAmong, vertFill, vertStretch

        package static var rawNumbers: [Int: Self] { [:] }
    }
}
