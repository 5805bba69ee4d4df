/// The changes to a scene under some conditions.
package struct TraitVariation: Hashable, Sendable {
    /// The condition under which it applies.
    package var condition: TraitCondition
    /// Attributes that replace those of elements; `isInstalled` adds a view to the hierarchy or removes it.
    package var overrides: [StateDeclaration.Override]
    /// Changes to constraints.
    package var constraintChanges: [ConstraintChange]

    /// Creates a variation.
    package init(
        condition: TraitCondition, overrides: [StateDeclaration.Override] = [],
        constraintChanges: [ConstraintChange] = []
    ) {
        self.condition = condition
        self.overrides = overrides
        self.constraintChanges = constraintChanges
    }

    /// A change to a constraint; nil properties are unchanged.
    package struct ConstraintChange: Hashable, Sendable {
        /// The constraint's id.
        package var id: String
        /// Whether the constraint is installed.
        package var isInstalled: Bool?
        /// The constant in points.
        package var constant: Double?
        /// The multiplier of the second attribute.
        package var multiplier: Double?
        /// The priority, greater than 0 and at most 1000.
        package var priority: Float?

        /// Creates a change without effect.
        package init(id: String) { self.id = id }
    }
}

/// The traits that a screen is laid out with; nil for any.
package struct LayoutTraits: Hashable, Sendable {
    /// The size class of an axis.
    package enum SizeClass: String, Hashable, Sendable {
        /// Limited space, such as the width of an iPhone in portrait.
        case compact
        /// Ample space, such as the width of an iPad in full screen.
        case regular
    }

    /// A kind of device.
    package enum Idiom: String, Hashable, Sendable {
        /// iPhone and iPod touch.
        case phone
        /// All models of iPad.
        case pad
    }

    /// The horizontal size class.
    package var horizontal: SizeClass?
    /// The vertical size class.
    package var vertical: SizeClass?
    /// The device idiom.
    package var idiom: Idiom?

    /// Creates traits; by default any.
    package init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: Idiom? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.idiom = idiom
    }
}

/// The condition of a variation; nil traits match any value.
package struct TraitCondition: Hashable, Sendable {
    /// The required traits.
    package var traits: LayoutTraits
    /// Whether the condition requires something that no screen here has, such as a Mac.
    package var isNever: Bool

    /// Creates a condition on traits.
    package init(_ traits: LayoutTraits, isNever: Bool = false) {
        self.traits = traits
        self.isNever = isNever
    }

    /// The number of required traits; a variation with more takes precedence.
    var specificity: Int {
        (traits.horizontal == nil ? 0 : 1) + (traits.vertical == nil ? 0 : 1) + (traits.idiom == nil ? 0 : 1)
    }

    /// Whether the condition matches some traits.
    func holds(in actual: LayoutTraits) -> Bool {
        func agrees<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool {
            wanted == nil || wanted == found
        }
        return !isNever && agrees(traits.horizontal, actual.horizontal)
            && agrees(traits.vertical, actual.vertical) && agrees(traits.idiom, actual.idiom)
    }
}
