import Foundation
import SeededRandom
import SwiftUICore

extension ReferenceTree {
    /// The tree as views of SwiftUI.
    var view: AnyView {
        switch self {
        case .color(let name): return AnyView(Color.red.probe(name))
        case .picture(let name, let width, let height):
            return AnyView(SwiftUICoreTests.picture(width, height).probe(name))
        case .spacer(let minimum): return AnyView(Spacer(minLength: minimum))
        case .stack(let axis, let spacing, let share, let inner):
            let rows = ForEach(inner.indices, id: \.self) { inner[$0].view }
            return axis == .horizontal
                ? AnyView(HStack(alignment: share.vertical, spacing: spacing) { rows })
                : AnyView(VStack(alignment: share.horizontal, spacing: spacing) { rows })
        case .layers(let place, let inner):
            return AnyView(
                ZStack(alignment: place.alignment) { ForEach(inner.indices, id: \.self) { inner[$0].view } })
        case .frame(let width, let height, let place, let inner):
            return AnyView(inner.view.frame(width: width, height: height, alignment: place.alignment))
        case .flexible(let width, let height, let place, let inner):
            return AnyView(
                inner.view.frame(
                    minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
                    minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
                    alignment: place.alignment))
        case .padding(let insets, let inner): return AnyView(inner.view.padding(insets))
        case .fixed(let width, let height, let inner):
            return AnyView(inner.view.fixedSize(horizontal: width, vertical: height))
        case .priority(let value, let inner): return AnyView(inner.view.layoutPriority(value))
        }
    }
}

extension ReferenceTree.Share {
    var horizontal: HorizontalAlignment {
        [.start: .leading, .middle: .center, .end: .trailing][self] ?? .center
    }
    var vertical: VerticalAlignment { [.start: .top, .middle: .center, .end: .bottom][self] ?? .center }
}

extension ReferenceTree.Place {
    var alignment: Alignment { Alignment(horizontal: x.horizontal, vertical: y.vertical) }
}
