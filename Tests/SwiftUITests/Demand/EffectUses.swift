import SwiftUI
import UIKit

/// Uses of effects, motion, gestures and events.
@MainActor
enum EffectUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("effects", effects), ("motion", motion), ("gestures", gestures), ("events", events),
        ("focus and keyboard", focus),
    ]

    private struct Wiggle: GeometryEffect {
        var animatableData: CGFloat = 1
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
        }
    }

    static func effects() -> Uses {
        var uses = Uses()
        let view = Text("a")
        @Namespace var space
        uses.add(view.opacity(0.5))
        uses.add(view.shadow(radius: 2))
        uses.add(view.shadow(color: .black.opacity(0.2), radius: 2))
        uses.add(view.shadow(color: .black, radius: 2, x: 1, y: 1))
        uses.add(view.shadow(color: .black, radius: 2, y: 1))
        uses.add(view.blur(radius: 2))
        uses.add(view.blur(radius: 2, opaque: true))
        uses.add(view.blendMode(.multiply))
        uses.add(view.rotationEffect(.degrees(10)))
        uses.add(view.rotationEffect(Angle(degrees: 10), anchor: .topLeading))
        uses.add(view.rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)))
        uses.add(
            view.rotation3DEffect(
                .degrees(10), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5))
        uses.add(view.scaleEffect(0.5))
        uses.add(view.scaleEffect(0.5, anchor: .top))
        uses.add(view.scaleEffect(CGSize(width: 1, height: 2)))
        uses.add(view.scaleEffect(x: -1, y: 1))
        uses.add(view.scaleEffect(x: 1, y: 1, anchor: .leading))
        uses.add(view.transformEffect(CGAffineTransform(translationX: 1, y: 1)))
        uses.add(view.modifier(Wiggle()))
        uses.add(view.brightness(0.1).contrast(1.1).saturation(0.5).grayscale(0.5))
        uses.add(view.hueRotation(.degrees(10)).colorInvert().colorMultiply(.red).luminanceToAlpha())
        uses.add(view.compositingGroup())
        uses.add(view.drawingGroup())
        uses.add(view.redacted(reason: .placeholder))
        uses.add(view.redacted(reason: []).unredacted())
        uses.add(view.privacySensitive())
        uses.add(view.matchedGeometryEffect(id: "id", in: space))
        uses.add(
            view.matchedGeometryEffect(
                id: "id2", in: space, properties: .position, anchor: .top, isSource: false))
        uses.add(view.glassEffect())
        uses.add(view.glassEffect(.regular))
        uses.add(view.glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4)))
        uses.add(view.glassEffect(.clear, in: .circle))
        uses.add(view.disabled(true))
        uses.add(view.allowsHitTesting(false))
        uses.add(view.hoverEffect())
        uses.add(view.hoverEffect(.lift))
        uses.add(view.onHover { _ in })
        uses.add(view.flipsForRightToLeftLayoutDirection(true))
        uses.add(view.equatable())
        uses.add(view.statusBarHidden())
        uses.add(view.statusBar(hidden: true))
        return uses
    }

    private struct Shaking: AnimatableModifier {
        var animatableData: CGFloat = 0
        func body(content: Content) -> some View { content.offset(x: animatableData) }
    }

    private struct Sliding: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0)
        }
    }

    static func motion() -> Uses {
        var uses = Uses()
        @State var isOn = false
        let view = Text("a")
        uses.add(view.animation(.default, value: isOn))
        uses.add(view.animation(nil, value: isOn))
        uses.add(view.animation(.easeInOut(duration: 0.2)))
        uses.add(view.animation(.easeIn) { $0.opacity(0.5) })
        uses.add(view.transition(.opacity))
        uses.add(view.transition(.slide))
        uses.add(view.transition(.scale(scale: 0.5, anchor: .top)))
        uses.add(view.transition(.move(edge: .bottom).combined(with: .opacity)))
        uses.add(view.transition(.asymmetric(insertion: .scale, removal: .opacity)))
        uses.add(view.transition(.opacity.animation(.easeIn)))
        uses.add(view.transition(AnyTransition.opacity))
        uses.add(view.transition(.push(from: .leading)))
        uses.add(view.transition(.identity))
        uses.add(view.transition(Sliding()))
        uses.add(
            view.transition(
                .modifier(active: Shaking(animatableData: 4), identity: Shaking(animatableData: 0))))
        uses.add(view.contentTransition(.numericText()))
        uses.add(view.contentTransition(.opacity))
        uses.add(view.transaction { $0.animation = nil })
        uses.add(view.modifier(Shaking()))
        uses.add(Toggle("a", isOn: $isOn.animation()))
        uses.add(Toggle("a", isOn: $isOn.animation(.spring())))
        for animation: Animation in [
            .default, .linear, .linear(duration: 1), .easeIn, .easeOut, .easeInOut, .easeOut(duration: 1),
            .spring(), .spring(response: 0.3, dampingFraction: 0.8), .spring(duration: 0.3, bounce: 0.2),
            .interactiveSpring(), .interpolatingSpring(stiffness: 10, damping: 5), .bouncy, .smooth, .snappy,
            .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), .easeIn.delay(1), .easeIn.speed(2),
            .easeIn.repeatCount(3, autoreverses: true), .easeIn.repeatForever(),
            .linear(duration: 1).repeatForever(autoreverses: false),
        ] { uses.add(view.animation(animation, value: isOn)) }
        uses.add(Button("a") { withAnimation { isOn.toggle() } })
        uses.add(Button("a") { withAnimation(.easeIn(duration: 1)) { isOn = true } })
        uses.add(
            Button("a") {
                withAnimation(.default) {
                    isOn = true
                } completion: {
                    isOn = false
                }
            })
        uses.add(Button("a") { withTransaction(Transaction(animation: nil)) { isOn = true } })
        return uses
    }

    static func gestures() -> Uses {
        var uses = Uses()
        let view = Color.red
        @GestureState var offset = CGSize.zero
        @State var position = CGSize.zero
        uses.add(view.onTapGesture {})
        uses.add(view.onTapGesture(count: 2) {})
        uses.add(view.onTapGesture(perform: {}))
        uses.add(view.onTapGesture { (location: CGPoint) in _ = location.x })
        uses.add(view.onTapGesture(count: 1, coordinateSpace: .global) { location in _ = location.x })
        uses.add(view.onLongPressGesture {})
        uses.add(
            view.onLongPressGesture(minimumDuration: 1, maximumDistance: 4) {
            } onPressingChanged: { _ in
            })
        uses.add(view.gesture(TapGesture().onEnded {}))
        uses.add(view.gesture(TapGesture(count: 2).onEnded { _ in }, including: .gesture))
        uses.add(view.gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in }))
        uses.add(
            view.gesture(
                DragGesture()
                    .onChanged { value in position = value.translation }
                    .onEnded { value in
                        position = value.predictedEndTranslation
                        _ = (value.location, value.startLocation, value.time, value.velocity)
                        _ = value.predictedEndLocation
                    }))
        uses.add(
            view.gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global)
                    .updating($offset) { value, state, transaction in state = value.translation }))
        uses.add(view.gesture(DragGesture(coordinateSpace: .local).onEnded { _ in }))
        uses.add(view.gesture(MagnificationGesture().onChanged { (scale: CGFloat) in _ = scale }))
        uses.add(view.gesture(MagnifyGesture().onChanged { _ = $0.magnification }))
        uses.add(view.gesture(RotationGesture().onChanged { (angle: Angle) in _ = angle }))
        uses.add(view.gesture(SpatialTapGesture().onEnded { _ = $0.location }))
        uses.add(view.gesture(TapGesture().simultaneously(with: LongPressGesture())))
        uses.add(view.gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in }))
        uses.add(view.gesture(TapGesture().exclusively(before: LongPressGesture())))
        uses.add(view.gesture(TapGesture(), isEnabled: false))
        uses.add(view.simultaneousGesture(TapGesture().onEnded {}))
        uses.add(view.highPriorityGesture(TapGesture().onEnded {}))
        uses.add(view.highPriorityGesture(DragGesture(), including: .subviews))
        return uses
    }

    static func events() -> Uses {
        var uses = Uses()
        let view = Text("a"), value = 1
        let name = Notification.Name("name")
        uses.add(view.onAppear {})
        uses.add(view.onAppear(perform: nil))
        uses.add(view.onDisappear {})
        uses.add(view.onChange(of: value) {})
        uses.add(view.onChange(of: value) { old, new in _ = old + new })
        uses.add(view.onChange(of: value) { new in _ = new + 1 })
        uses.add(view.onChange(of: value, perform: { _ in }))
        uses.add(view.onChange(of: value, initial: true) {})
        uses.add(view.onChange(of: value, initial: true) { _, _ in })
        uses.add(view.onReceive(NotificationCenter.default.publisher(for: name)) { _ in })
        uses.add(
            view.onReceive(NotificationCenter.default.publisher(for: name), perform: { _ in }))
        uses.add(view.task {})
        uses.add(view.task { await Task.yield() })
        uses.add(view.task(priority: .background) {})
        uses.add(view.task(id: value) {})
        uses.add(view.task(id: value, priority: .low) { await Task.yield() })
        uses.add(view.onOpenURL { _ in })
        uses.add(view.onContinueUserActivity("type") { _ in })
        uses.add(view.userActivity("type") { _ in })
        uses.add(view.onSubmit {})
        uses.add(view.onSubmit(of: .search) {})
        return uses
    }

    private enum Field: Hashable { case name, mail }

    static func focus() -> Uses {
        var uses = Uses()
        @FocusState var isFocused: Bool
        @FocusState var field: Field?
        @AccessibilityFocusState var isSpoken: Bool
        @AccessibilityFocusState var spoken: Field?
        let view = TextField("a", text: .constant("b"))
        uses.add(view.focused($isFocused))
        uses.add(view.focused($field, equals: .name))
        uses.add(view.accessibilityFocused($isSpoken))
        uses.add(view.accessibilityFocused($spoken, equals: .mail))
        uses.add(view.focusable())
        uses.add(view.focusable(false))
        uses.add(view.focusSection())
        uses.add(view.submitLabel(.done))
        uses.add(view.keyboardType(.emailAddress))
        uses.add(view.textContentType(.password))
        uses.add(view.textInputAutocapitalization(.never))
        uses.add(view.autocapitalization(.none))
        uses.add(view.autocorrectionDisabled())
        uses.add(view.autocorrectionDisabled(false))
        uses.add(view.disableAutocorrection(true))
        uses.add(view.keyboardShortcut("k"))
        uses.add(view.keyboardShortcut("k", modifiers: [.command, .shift]))
        uses.add(view.keyboardShortcut(.defaultAction))
        uses.add(view.keyboardShortcut(.cancelAction))
        uses.add(view.keyboardShortcut(.return))
        return uses
    }
}
