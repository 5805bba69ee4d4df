import SwiftUI
import UIKit

/// Uses of transitions, animators, effects that follow scrolling, and subviews.
@MainActor
enum MotionUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("transitions", transitions), ("animators", animators), ("symbols", symbols),
        ("scrolling", scrolling), ("subviews", subviews), ("meshes and shapes", meshes),
    ]

    private struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .scaleEffect(phase.isIdentity ? 1 : 0.5)
                .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
                .opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Faded: ViewModifier {
        let opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    static func transitions() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(view.transition(.opacity))
        uses.add(view.transition(.slide))
        uses.add(view.transition(.move(edge: .bottom).combined(with: .opacity)))
        uses.add(view.transition(.push(from: .trailing)))
        uses.add(view.transition(.scale.combined(with: .opacity).animation(.easeIn)))
        uses.add(view.transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .opacity)))
        uses.add(
            view.transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1))))
        uses.add(view.transition(Twirl()))
        uses.add(view.transition(Twirl().combined(with: .opacity)))
        uses.add(view.transition(AsymmetricTransition(insertion: .opacity, removal: .move(edge: .top))))
        uses.add(view.transition(.blurReplace))
        uses.add(view.transition(.blurReplace(.upUp)))
        uses.add(view.transition(AnyTransition(Twirl())))
        uses.add(view.contentTransition(.numericText()))
        uses.add(view.contentTransition(.numericText(countsDown: true)))
        uses.add(view.contentTransition(.numericText(value: 3)))
        uses.add(view.contentTransition(.interpolate))
        uses.add(view.contentTransition(.symbolEffect(.replace)))
        withAnimation(.spring, completionCriteria: .removed) {
        } completion: {
        }
        return uses
    }

    private struct Values {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    private enum Phase: CaseIterable {
        case low, high
    }

    static func animators() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(PhaseAnimator([false, true]) { view.opacity($0 ? 1 : 0.5) })
        uses.add(
            PhaseAnimator(Phase.allCases, trigger: 1) { phase in
                view.scaleEffect(phase == .high ? 2 : 1)
            } animation: { phase in
                phase == .high ? .bouncy : .easeOut(duration: 0.2)
            })
        uses.add(view.phaseAnimator([0, 1, 2]) { content, phase in content.offset(y: CGFloat(phase)) })
        uses.add(
            view.phaseAnimator(Phase.allCases, trigger: "a") { content, phase in
                content.opacity(phase == .low ? 1 : 0.5)
            } animation: { _ in
                .linear
            })
        uses.add(
            view.keyframeAnimator(initialValue: Values(), trigger: 1) { content, value in
                content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.5, duration: 0.36)
                    SpringKeyframe(1, duration: 0.8, spring: .bouncy)
                    SpringKeyframe(1.0, spring: .snappy)
                }
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(30), duration: 0.2)
                    CubicKeyframe(.zero, duration: 0.2)
                }
                KeyframeTrack(\.offset) {
                    MoveKeyframe(CGSize(width: 0, height: 4))
                    LinearKeyframe(.zero, duration: 1, timingCurve: .easeInOut)
                }
            })
        uses.add(
            KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
                view.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1.0, duration: 1)
                CubicKeyframe(0.0, duration: 1)
            })
        uses.add(TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") })
        uses.add(TimelineView(.animation(minimumInterval: 0.5)) { _ in view })
        uses.add(TimelineView(.everyMinute) { context in Text(context.date, style: .time) })
        uses.add(TimelineView(.explicit([Date.now])) { _ in view })
        return uses
    }

    static func symbols() -> Uses {
        var uses = Uses()
        let symbol = Image(systemName: "star")
        uses.add(symbol.symbolEffect(.bounce, value: 1))
        uses.add(symbol.symbolEffect(.bounce.down, options: .speed(2), value: 1))
        uses.add(symbol.symbolEffect(.pulse))
        uses.add(symbol.symbolEffect(.pulse, options: .repeating, isActive: true))
        uses.add(symbol.symbolEffect(.variableColor.iterative.reversing, isActive: false))
        uses.add(symbol.symbolEffect(.scale.up, isActive: true))
        uses.add(symbol.symbolEffect(.disappear, isActive: true))
        uses.add(symbol.symbolEffect(.appear, isActive: true))
        uses.add(symbol.symbolEffect(.rotate))
        uses.add(symbol.symbolEffect(.wiggle, value: true))
        uses.add(symbol.symbolEffect(.breathe).symbolEffectsRemoved())
        uses.add(Image(uiImage: UIImage()).resizable().interpolation(.none))
        return uses
    }

    static func scrolling() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(
            view.visualEffect { content, proxy in
                content.offset(y: proxy.frame(in: .scrollView(axis: .vertical)).minY / 10)
                    .scaleEffect(0.9).rotationEffect(.degrees(4)).blur(radius: 1).opacity(0.5)
            })
        uses.add(
            view.visualEffect { content, proxy in
                content.hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
            })
        uses.add(
            view.scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.7)
            })
        uses.add(
            view.scrollTransition(.animated.threshold(.visible(0.3)), axis: .horizontal) {
                $0.offset(x: $1.value * 10)
            })
        uses.add(
            view.scrollTransition(topLeading: .interactive, bottomTrailing: .identity) {
                $0.rotation3DEffect(.degrees($1.value * 30), axis: (x: 1, y: 0, z: 0))
            })
        let scroll = ScrollView(.horizontal) { HStack { view }.scrollTargetLayout() }
        uses.add(scroll.scrollTargetBehavior(.viewAligned))
        uses.add(scroll.scrollTargetBehavior(.viewAligned(limitBehavior: .always)))
        uses.add(scroll.scrollTargetBehavior(.paging).scrollClipDisabled())
        uses.add(scroll.contentMargins(16, for: .scrollContent).safeAreaPadding(.horizontal, 8))
        uses.add(
            scroll.onScrollGeometryChange(for: CGFloat.self) {
                $0.contentOffset.y
            } action: { _, _ in
            })
        uses.add(scroll.onScrollPhaseChange { _, phase in _ = phase.isScrolling })
        uses.add(scroll.onScrollPhaseChange { _, _, context in _ = context.geometry.contentSize })
        uses.add(view.onScrollVisibilityChange(threshold: 0.2) { _ in })
        uses.add(
            view.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _ in
            })
        return uses
    }

    private struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
            VStack { ForEach(subviews: content) { subview in subview.padding(2) } }
        }
    }

    private struct Title: PreviewModifier {
        func body(content: Content, context: Void) -> some View { content.navigationTitle("a") }
    }

    static func subviews() -> Uses {
        var uses = Uses()
        uses.add(
            Card {
                Text("a")
                Text("b").tag(1)
            })
        uses.add(
            Group(subviews: Text("a")) { subviews in
                if let first = subviews.first { first }
                subviews[1...]
            })
        let traits: [PreviewTrait<Preview.ViewTraits>] = [.modifier(Title()), .sizeThatFitsLayout]
        uses.add(Text("\(traits.count)"))
        return uses
    }

    static func meshes() -> Uses {
        var uses = Uses()
        uses.add(
            MeshGradient(
                width: 3, height: 3,
                points: [
                    .init(0, 0), .init(0.5, 0), .init(1, 0), [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1],
                    [0.5, 1],
                    [1, 1],
                ],
                colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]))
        uses.add(ContainerRelativeShape().fill(.red).padding(4).containerShape(.rect(cornerRadius: 12)))
        uses.add(Color.red.clipShape(ContainerRelativeShape()))
        return uses
    }
}
