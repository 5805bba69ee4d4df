public import SwiftUICore
public import UIKit

extension View {
    /// Returns a new view with a symbol effect added to it, which lasts while it is active.
    ///
    /// Effects of layers, such as variable color, leave symbols as they are: these are drawn as one layer.
    public func symbolEffect<T: SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolMotionModifier<Bool>(motion: effect.motion, trigger: .active(isActive)))
    }

    /// Returns a new view with a symbol effect added to it, which runs when a value changes.
    public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolMotionModifier<U>(motion: effect.motion, trigger: .change(value)))
    }
}

/// The effect of the symbols of a view.
struct SymbolMotionModifier<Value: Equatable>: ViewModifier {
    /// What makes symbols move.
    enum Trigger {
        case active(Bool)
        case change(Value)
    }

    let motion: SymbolMotion?
    let trigger: Trigger

    func body(content: Content) -> some View {
        if let motion {
            switch trigger {
            case .active(let isActive): content.symbolMotion(motion, isActive: isActive)
            case .change(let value): content.symbolMotion(motion, value: value)
            }
        } else {
            content
        }
    }
}

extension SymbolEffect {
    /// How symbols move; nil for effects that leave them as they are here.
    fileprivate var motion: SymbolMotion? {
        switch self {
        case let effect as BounceSymbolEffect: .bounce(isDown: effect.isDown)
        case is PulseSymbolEffect: .pulse
        case let effect as ScaleSymbolEffect: .scale(isDown: effect.isDown)
        case is DisappearSymbolEffect: .disappear
        case let effect as RotateSymbolEffect: .rotate(isCounterClockwise: effect.isCounterClockwise)
        case is BreatheSymbolEffect: .breathe
        case is WiggleSymbolEffect: .wiggle
        default: nil
        }
    }
}

extension ContentTransition {
    /// A content transition that animates symbols: they fade from one to the next.
    public static var symbolEffect: ContentTransition { .symbols }

    /// Creates a content transition that applies the symbol effect to symbol images: they fade from one to the next.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbols }
}
