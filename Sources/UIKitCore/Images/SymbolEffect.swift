/// An animation of a symbol. In views of UIKit symbols are drawn at rest here; those of SwiftUI move.
public protocol SymbolEffect: Hashable, Sendable {}

/// An animation in which one image replaces another; the new image is drawn at rest here.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The repetition and speed of a symbol effect; has no effect here, as symbols are drawn at rest.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The ways in which an effect repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Repeats without a pause.
        public static let continuous = RepeatBehavior()
        /// Repeats with a delay between repetitions.
        public static let periodic = RepeatBehavior()
        /// Repeats a number of times with a delay in seconds, neither of which is used here.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }

    /// The options that the system chooses.
    public static let `default` = SymbolEffectOptions()
    /// Repeats without end.
    public static let repeating = SymbolEffectOptions()
    /// Runs the effect once.
    public static let nonRepeating = SymbolEffectOptions()
    /// The options, with the effect repeated without end.
    public var repeating: SymbolEffectOptions { self }
    /// The options, with the effect run once.
    public var nonRepeating: SymbolEffectOptions { self }
    /// Prefers a number of repetitions, which is not used here.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options, whose number of repetitions is not used here.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Repeats by a behavior, which is not used here.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a behavior, which is not used here.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Multiplies the speed by a factor, which is not used here.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Returns the options with a speed, which is not used here.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// An effect in which a symbol moves up and down.
public struct BounceSymbolEffect: SymbolEffect {
    /// Whether the effect is the downward variant.
    package private(set) var isDown = false
    /// The effect in its upward variant.
    public var up: BounceSymbolEffect { BounceSymbolEffect(isDown: false) }
    /// The effect in its downward variant.
    public var down: BounceSymbolEffect { BounceSymbolEffect(isDown: true) }
    /// The effect applied to one layer after another.
    public var byLayer: BounceSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol moves up and down.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect in which a symbol fades in and out.
public struct PulseSymbolEffect: SymbolEffect {
    /// The effect applied to one layer after another.
    public var byLayer: PulseSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol fades in and out.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect in which a symbol lights its layers in turn.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// The effect with one layer highlighted at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect with each layer staying highlighted.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect that reverses after each cycle.
    public var reversing: VariableColorSymbolEffect { self }
    /// The effect that starts over after each cycle.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// The effect with inactive layers hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// The effect with inactive layers dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol lights its layers in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect in which a symbol grows or shrinks.
public struct ScaleSymbolEffect: SymbolEffect {
    /// Whether the effect is the downward variant.
    package private(set) var isDown = false
    /// The effect in its upward variant.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(isDown: false) }
    /// The effect in its downward variant.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(isDown: true) }
    /// The effect applied to one layer after another.
    public var byLayer: ScaleSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol grows or shrinks.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect in which a symbol appears.
public struct AppearSymbolEffect: SymbolEffect {
    /// The effect in its upward variant.
    public var up: AppearSymbolEffect { self }
    /// The effect in its downward variant.
    public var down: AppearSymbolEffect { self }
    /// The effect applied to one layer after another.
    public var byLayer: AppearSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect in which a symbol disappears.
public struct DisappearSymbolEffect: SymbolEffect {
    /// The effect in its upward variant.
    public var up: DisappearSymbolEffect { self }
    /// The effect in its downward variant.
    public var down: DisappearSymbolEffect { self }
    /// The effect applied to one layer after another.
    public var byLayer: DisappearSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect in which a symbol turns.
public struct RotateSymbolEffect: SymbolEffect {
    /// Whether the effect is counterclockwise.
    package private(set) var isCounterClockwise = false
    /// The effect in the clockwise direction.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isCounterClockwise: false) }
    /// The effect in the counterclockwise direction.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isCounterClockwise: true) }
    /// The effect applied to one layer after another.
    public var byLayer: RotateSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect in which a symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: SymbolEffect {
    /// The effect with pulsing layers.
    public var pulse: BreatheSymbolEffect { self }
    /// The effect without pulsing layers.
    public var plain: BreatheSymbolEffect { self }
    /// The effect applied to one layer after another.
    public var byLayer: BreatheSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect in which a symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect {
    /// The effect in the clockwise direction.
    public var clockwise: WiggleSymbolEffect { self }
    /// The effect in the counterclockwise direction.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// The effect toward the left.
    public var left: WiggleSymbolEffect { self }
    /// The effect toward the right.
    public var right: WiggleSymbolEffect { self }
    /// The effect in its upward variant.
    public var up: WiggleSymbolEffect { self }
    /// The effect in its downward variant.
    public var down: WiggleSymbolEffect { self }
    /// The effect in the reading direction.
    public var forward: WiggleSymbolEffect { self }
    /// The effect against the reading direction.
    public var backward: WiggleSymbolEffect { self }
    /// The effect applied to one layer after another.
    public var byLayer: WiggleSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol moves to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An animation in which an image replaces another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
    /// The effect with the old image moving down and the new one up.
    public var downUp: ReplaceSymbolEffect { self }
    /// The effect with both images moving up.
    public var upUp: ReplaceSymbolEffect { self }
    /// The effect with the old image hidden at once and the new one moving up.
    public var offUp: ReplaceSymbolEffect { self }
    /// The effect applied to one layer after another.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The effect applied to all layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// The effect that the system chooses.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An image replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As the system chooses.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
