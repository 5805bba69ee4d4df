import SwiftUI
import UIKit

/// Uses of containers and of what places views.
@MainActor
enum LayoutUses {
    static let chapters: [(String, @MainActor () -> Uses)] = [
        ("stacks", stacks), ("builders and repetition", repetition), ("lazy stacks and grids", grids),
        ("scrolling", scrolling), ("geometry", geometry), ("frames and padding", frames),
        ("safe areas", safeAreas), ("preferences and alignment", preferences),
    ]

    static func stacks() -> Uses {
        var uses = Uses()
        uses.add(VStack { Text("a") })
        uses.add(VStack(alignment: .leading) { Text("a") })
        uses.add(VStack(spacing: 4) { Text("a") })
        uses.add(
            VStack(alignment: .trailing, spacing: 0) {
                Text("a")
                Text("b")
            })
        uses.add(HStack { Text("a") })
        uses.add(HStack(alignment: .firstTextBaseline) { Text("a") })
        uses.add(HStack(alignment: .lastTextBaseline, spacing: nil) { Text("a") })
        uses.add(HStack(alignment: .top, spacing: 8) { Text("a") })
        uses.add(ZStack { Text("a") })
        uses.add(ZStack(alignment: .bottomTrailing) { Text("a") })
        uses.add(ZStack(alignment: Alignment(horizontal: .leading, vertical: .center)) { Text("a") })
        uses.add(
            HStack {
                Spacer()
                Spacer(minLength: 4)
                Divider()
            })
        uses.add(ViewThatFits { Text("long") })
        uses.add(ViewThatFits(in: .horizontal) { Text("long") })
        uses.add(EmptyView())
        uses.add(AnyView(Text("a")))
        uses.add(AnyView(erasing: Text("a")))
        uses.add(AnyLayout(HStackLayout(spacing: 4)) { Text("a") })
        uses.add(AnyLayout(VStackLayout(alignment: .leading)) { Text("a") })
        uses.add(ZStackLayout(alignment: .center) { Text("a") })
        uses.add(GridLayout(alignment: .center) { Text("a") })
        uses.add(Diagonal(spacing: 3) { Text("a") })
        return uses
    }

    private struct Diagonal: Layout {
        var spacing: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.reduce(0) { $0 + $1.width + spacing }, height: proposal.height ?? 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
            var point = bounds.origin
            for subview in subviews {
                subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
                let size = subview.dimensions(in: .unspecified)
                point.x += size.width + spacing
            }
        }
    }

    static func repetition() -> Uses {
        var uses = Uses()
        @State var items = Item.three
        uses.add(ForEach(Item.three) { Text($0.name) })
        uses.add(ForEach([1, 2], id: \.self) { Text("\($0)") })
        uses.add(ForEach(0..<3) { Text("\($0)") })
        uses.add(ForEach(0..<items.count, id: \.self) { Text("\($0)") })
        uses.add(
            ForEach(Array(Item.three.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element.name)") })
        uses.add(ForEach(Choice.allCases) { Text($0.rawValue) })
        uses.add(ForEach(Choice.allCases, id: \.rawValue) { choice in Text(choice.rawValue) })
        uses.add(ForEach($items) { $item in TextField("name", text: $item.name) })
        uses.add(ForEach($items, id: \.name) { item in Text(item.wrappedValue.name) })
        uses.add(ForEach(Item.three) { Text($0.name) }.onDelete { _ in })
        uses.add(ForEach(Item.three) { Text($0.name) }.onDelete(perform: nil))
        uses.add(ForEach(Item.three) { Text($0.name) }.onMove { _, _ in })
        uses.add(Group { Text("a") })
        uses.add(
            Group {
                Text("a")
                Text("b")
            }.padding())
        uses.add(Built(choice: .first))
        return uses
    }

    private struct Built: View {
        var choice: Choice
        var optional: Int? = 3

        @ViewBuilder private var part: some View {
            switch choice {
            case .first: Text("first")
            case .second: Image(systemName: "star")
            default: EmptyView()
            }
        }

        @ViewBuilder private func other(_ flag: Bool) -> some View {
            if flag {
                Text("a")
            } else if let optional {
                Text("\(optional)")
            } else {
                Color.red
            }
        }

        var body: some View {
            let title = "title"
            Text(title)
            part
            other(true)
            if let optional, optional > 2 { Text("some") }
            if #available(iOS 17, *) { Text("available") }
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
        }
    }

    static func grids() -> Uses {
        var uses = Uses()
        let columns = [
            GridItem(), GridItem(.fixed(20)), GridItem(.flexible()),
            GridItem(.flexible(minimum: 5, maximum: 50)),
            GridItem(.adaptive(minimum: 20)), GridItem(.adaptive(minimum: 20, maximum: 40), spacing: 4),
            GridItem(.flexible(), spacing: 3, alignment: .leading),
        ]
        uses.add(LazyVStack { Text("a") })
        uses.add(LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) { Text("a") })
        uses.add(LazyVStack(spacing: 4) { Text("a") })
        uses.add(LazyHStack { Text("a") })
        uses.add(LazyHStack(alignment: .top, spacing: 2, pinnedViews: []) { Text("a") })
        uses.add(LazyVGrid(columns: columns) { Text("a") })
        uses.add(LazyVGrid(columns: columns, alignment: .leading, spacing: 4, pinnedViews: []) { Text("a") })
        uses.add(LazyHGrid(rows: columns) { Text("a") })
        uses.add(LazyHGrid(rows: columns, alignment: .top, spacing: 4) { Text("a") })
        uses.add(
            Grid {
                GridRow { Text("a") }
                GridRow(alignment: .top) { Text("a") }
                Divider().gridCellUnsizedAxes(.horizontal)
            })
        uses.add(
            Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow {
                    Text("a").gridCellColumns(2).gridCellAnchor(.leading)
                    Text("b").gridColumnAlignment(.trailing)
                }
            })
        return uses
    }

    static func scrolling() -> Uses {
        var uses = Uses()
        let scroll = ScrollView { Text("a") }
        uses.add(scroll)
        uses.add(ScrollView(.horizontal) { Text("a") })
        uses.add(ScrollView([.horizontal, .vertical]) { Text("a") })
        uses.add(ScrollView(.horizontal, showsIndicators: false) { Text("a") })
        uses.add(ScrollView(showsIndicators: false) { Text("a") })
        uses.add(
            ScrollViewReader { proxy in
                Button("top") { withAnimation { proxy.scrollTo(1, anchor: .top) } }
                Button("any") { proxy.scrollTo("id") }
            })
        uses.add(scroll.scrollIndicators(.hidden))
        uses.add(scroll.scrollIndicators(.never, axes: .vertical))
        uses.add(scroll.scrollContentBackground(.hidden))
        uses.add(scroll.scrollDismissesKeyboard(.interactively))
        uses.add(scroll.scrollDisabled(true))
        uses.add(scroll.scrollBounceBehavior(.basedOnSize))
        uses.add(scroll.scrollTargetBehavior(.paging))
        uses.add(scroll.scrollTargetBehavior(.viewAligned))
        uses.add(VStack { Text("a") }.scrollTargetLayout())
        uses.add(scroll.scrollPosition(id: .constant(Optional(1))))
        uses.add(scroll.scrollPosition(id: .constant(Optional(1)), anchor: .center))
        uses.add(scroll.scrollClipDisabled())
        uses.add(scroll.defaultScrollAnchor(.bottom))
        uses.add(scroll.contentMargins(.horizontal, 8, for: .scrollContent))
        uses.add(scroll.contentMargins(8))
        uses.add(scroll.refreshable { await Task.yield() })
        return uses
    }

    static func geometry() -> Uses {
        var uses = Uses()
        uses.add(
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: proxy.safeAreaInsets.top)
            })
        uses.add(GeometryReader { Color.red.offset(y: $0.frame(in: .global).minY) })
        uses.add(GeometryReader { Color.red.offset(y: $0.frame(in: .local).minY) })
        uses.add(GeometryReader { Color.red.offset(y: $0.frame(in: .named("space")).minY) })
        uses.add(GeometryReader { Color.red.offset(y: $0.bounds(of: .named("space"))?.minY ?? 0) })
        uses.add(Text("a").coordinateSpace(name: "space"))
        uses.add(Text("a").coordinateSpace(.named("space")))
        uses.add(Text("a").onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in }))
        uses.add(Text("a").containerRelativeFrame(.horizontal))
        uses.add(Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .top))
        uses.add(Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4))
        uses.add(
            Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 4, alignment: .leading))
        uses.add(Text("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 })
        return uses
    }

    static func frames() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(view.padding())
        uses.add(view.padding(8))
        uses.add(view.padding(.horizontal))
        uses.add(view.padding(.top, 4))
        uses.add(view.padding([.top, .leading], 4))
        uses.add(view.padding(.all, nil))
        uses.add(view.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        uses.add(view.padding(.init(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))))
        uses.add(view.frame(width: 10))
        uses.add(view.frame(height: 10))
        uses.add(view.frame(width: 10, height: 10))
        uses.add(view.frame(width: 10, height: 10, alignment: .topLeading))
        uses.add(view.frame(maxWidth: .infinity))
        uses.add(view.frame(maxWidth: .infinity, maxHeight: .infinity))
        uses.add(view.frame(maxWidth: .infinity, alignment: .leading))
        uses.add(
            view.frame(
                minWidth: 0, idealWidth: 10, maxWidth: 20, minHeight: 0, idealHeight: 10, maxHeight: 20,
                alignment: .bottom))
        uses.add(view.fixedSize())
        uses.add(view.fixedSize(horizontal: false, vertical: true))
        uses.add(view.layoutPriority(1))
        uses.add(view.zIndex(1))
        uses.add(view.offset(x: 1))
        uses.add(view.offset(y: 1))
        uses.add(view.offset(x: 1, y: 1))
        uses.add(view.offset(CGSize(width: 1, height: 1)))
        uses.add(view.position(CGPoint(x: 1, y: 1)))
        uses.add(view.position(x: 1, y: 1))
        uses.add(view.aspectRatio(contentMode: .fit))
        uses.add(view.aspectRatio(16 / 9, contentMode: .fit))
        uses.add(view.hidden())
        uses.add(view.id("id"))
        uses.add(view.id(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))))
        uses.add(view.tag(1))
        uses.add(view.tag(Optional(Choice.first)))
        uses.add(view.tag(1, includeOptional: false))
        return uses
    }

    static func safeAreas() -> Uses {
        var uses = Uses()
        let view = Color.red
        uses.add(view.ignoresSafeArea())
        uses.add(view.ignoresSafeArea(.keyboard))
        uses.add(view.ignoresSafeArea(.container, edges: .top))
        uses.add(view.ignoresSafeArea(edges: [.top, .bottom]))
        uses.add(view.edgesIgnoringSafeArea(.all))
        uses.add(view.safeAreaInset(edge: .bottom) { Text("bar") })
        uses.add(view.safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("bar") })
        uses.add(view.safeAreaInset(edge: .leading, spacing: 4) { Text("bar") })
        uses.add(view.safeAreaPadding(8))
        uses.add(view.safeAreaPadding(.horizontal, 8))
        uses.add(view.safeAreaBar(edge: .bottom) { Text("bar") })
        return uses
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct NameKey: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    private struct AnchorKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }

    static func preferences() -> Uses {
        var uses = Uses()
        let view = Text("a")
        uses.add(view.preference(key: WidthKey.self, value: 3).onPreferenceChange(WidthKey.self) { _ in })
        uses.add(view.preference(key: NameKey.self, value: "name"))
        uses.add(view.transformPreference(WidthKey.self) { $0 += 1 })
        uses.add(view.anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] })
        uses.add(
            view.overlayPreferenceValue(AnchorKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { Text("\(proxy[anchors[$0]].width)") }
                }
            })
        uses.add(view.backgroundPreferenceValue(WidthKey.self) { Color.red.frame(width: $0) })
        uses.add(view.alignmentGuide(.leading) { $0[.trailing] })
        uses.add(view.alignmentGuide(.top) { $0.height / 2 })
        uses.add(view.alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] })
        uses.add(view.alignmentGuide(VerticalAlignment.center) { $0[VerticalAlignment.top] })
        uses.add(HStack(alignment: .custom) { view }.alignmentGuide(.custom) { $0[.custom] })
        return uses
    }
}

extension VerticalAlignment {
    private enum CustomAlignment: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
    }

    fileprivate static let custom = VerticalAlignment(CustomAlignment.self)
}
