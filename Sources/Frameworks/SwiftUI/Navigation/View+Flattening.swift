import SwiftUICore

extension View {
    /// The views that this one lists, with the identities that their data give; the view itself where it lists none.
    var flattened: [(id: AnyHashable?, view: any View)] {
        guard let list = self as? any ViewList else { return [(nil, self)] }
        return list.listedViews(isData: self is any DynamicViewContent)
    }
}

extension ViewList {
    fileprivate func listedViews(isData: Bool) -> [(id: AnyHashable?, view: any View)] {
        var builder = ViewListBuilder()
        listChildren(&builder)
        return builder.entries.flatMap { entry in
            entry.view.flattened.map { (id: $0.id ?? (isData ? entry.id : nil), view: $0.view) }
        }
    }
}
