import SwiftUICore
import UIKit

/// Something that a view presents while a binding is true.
struct Presentation {
    /// What is presented.
    enum Kind: Hashable {
        case sheet
        case cover
        case popover
        case alert
        case dialog
        case push
    }

    /// The identity of the modifier.
    let id: AnyHashable
    /// What is presented.
    let kind: Kind
    /// Whether it is presented.
    let isPresented: Binding<Bool>
    /// The identity of the item that is presented; nil for none.
    let item: AnyHashable?
    /// What is done after it was dismissed.
    let onDismiss: (() -> Void)?
    /// The content of a sheet, a popover or a page.
    let content: () -> any View
    /// What an alert or dialog says; nil for others.
    let alert: AlertRequest?
    /// The bounds of the view.
    let bounds: Anchor<CGRect>
    /// The point of the bounds that a popover points at; nil for all of them.
    let point: UnitPoint?
    /// The edge of the bounds that a popover's arrow is at; nil for the one that the system chooses.
    let edge: Edge?
    /// The environment of the view.
    let environment: EnvironmentValues

    /// What a popover points at, in points of the host.
    var target: CGRect {
        let frame = bounds.hostValue
        guard let point else { return frame }
        let isMirrored = environment.layoutDirection == .rightToLeft
        let x = isMirrored ? 1 - point.x : point.x
        return CGRect(
            x: frame.minX + frame.width * x, y: frame.minY + frame.height * point.y, width: 0, height: 0)
    }

    /// The content, made where it is shown.
    var view: any View { DeferredContent(content: content).view }
}

/// What views present.
enum PresentationsKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }
    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

/// A view that presents something while a binding is true.
struct PresentationModifier: ViewModifier {
    let kind: Presentation.Kind?
    let isPresented: Binding<Bool>
    var item: AnyHashable?
    var onDismiss: (() -> Void)?
    var alert: AlertRequest?
    let content: () -> any View
    private var source = Anchor<CGRect>.Source.bounds
    private var point: UnitPoint?
    private var edge: Edge?
    @Namespace private var identity
    @Environment(\.self) private var environment

    /// A view that presents nothing.
    static var none: PresentationModifier {
        PresentationModifier(kind: nil, isPresented: .constant(false)) { EmptyView() }
    }

    init(
        kind: Presentation.Kind?, isPresented: Binding<Bool>, item: AnyHashable? = nil,
        onDismiss: (() -> Void)? = nil, alert: AlertRequest? = nil, content: @escaping () -> any View
    ) {
        (self.kind, self.isPresented, self.item) = (kind, isPresented, item)
        (self.onDismiss, self.alert, self.content) = (onDismiss, alert, content)
    }

    /// Returns the modifier of a popover at a place of the view.
    func attached(to anchor: PopoverAttachmentAnchor, edge: Edge?) -> PresentationModifier {
        var next = self
        next.edge = edge
        switch anchor {
        case .rect(let source): next.source = source
        case .point(let point): next.point = point
        }
        return next
    }

    func body(content view: Content) -> some View {
        if let kind {
            // Reading the value makes the modifier depend on it.
            _ = isPresented.wrappedValue
            let (id, point, edge) = (AnyHashable(identity), point, edge)
            var environment = environment
            if kind != .push {
                // What is presented is in no stack and no column.
                (environment.stackReference, environment.columnReference) = (.init(), .init())
            }
            return AnyView(
                view.transformAnchorPreference(key: PresentationsKey.self, value: source) {
                    [environment] list, bounds in
                    list.append(
                        Presentation(
                            id: id, kind: kind, isPresented: isPresented, item: item, onDismiss: onDismiss,
                            content: content, alert: alert, bounds: bounds, point: point, edge: edge,
                            environment: environment))
                })
        }
        return AnyView(view)
    }
}
