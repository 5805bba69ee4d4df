/// What of a scene changes under some conditions.
public struct TraitVariation: Hashable, Sendable {
    /// When it holds.
    public var condition: TraitCondition
    /// Attributes that replace those of their elements; `isInstalled` puts a view into the tree or not.
    public var overrides: [StateDeclaration.Override]
    /// What becomes of constraints.
    public var constraintChanges: [ConstraintChange]

    /// A variation from its parts.
    public init(
        condition: TraitCondition, overrides: [StateDeclaration.Override] = [],
        constraintChanges: [ConstraintChange] = []
    ) {
        self.condition = condition
        self.overrides = overrides
        self.constraintChanges = constraintChanges
    }

    /// What becomes of a constraint; what is nil stays as it is.
    public struct ConstraintChange: Hashable, Sendable {
        /// The constraint's id.
        public var id: String
        /// Whether it holds at all.
        public var isInstalled: Bool?
        /// Points.
        public var constant: Double?
        /// Of the second attribute.
        public var multiplier: Double?
        /// Above 0 and at most 1000.
        public var priority: Float?

        /// No change of a constraint.
        public init(id: String) { self.id = id }
    }
}

/// The conditions that a screen is laid out under, as far as known: nil stands for any.
public struct LayoutTraits: Hashable, Sendable {
    /// How much room there is along an axis.
    public enum SizeClass: String, Hashable, Sendable {
        /// Little.
        case compact
        /// Much.
        case regular
    }

    /// A kind of device.
    public enum Idiom: String, Hashable, Sendable {
        /// iPhone and iPod touch.
        case phone
        /// iPad.
        case pad
    }

    /// From left to right.
    public var horizontal: SizeClass?
    /// From top to bottom.
    public var vertical: SizeClass?
    /// The kind of device.
    public var idiom: Idiom?

    /// Conditions; by default any.
    public init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: Idiom? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}

/// When a variation holds: what is nil does not matter.
public struct TraitCondition: Hashable, Sendable {
    /// What has to be so.
    public var traits: LayoutTraits
    /// Whether it asks for something no screen here has, such as a Mac.
    public var isNever: Bool

    /// A condition on traits.
    public init(_ traits: LayoutTraits, isNever: Bool = false) {
        self.traits = traits
        self.isNever = isNever
    }

    /// How many things have to be so: a variation that asks for more wins.
    var specificity: Int {
        (traits.horizontal == nil ? 0 : 1) + (traits.vertical == nil ? 0 : 1) + (traits.idiom == nil ? 0 : 1)
    }

    /// Whether it holds.
    func holds(in actual: LayoutTraits) -> Bool {
        func agrees<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool {
            wanted == nil || wanted == found
        }
        return !isNever && agrees(traits.horizontal, actual.horizontal)
            && agrees(traits.vertical, actual.vertical) && agrees(traits.idiom, actual.idiom)
    }
}
