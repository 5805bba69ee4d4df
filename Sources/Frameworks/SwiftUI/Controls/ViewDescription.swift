import SwiftUICore
import UIKit

/// What UIKit can show of a label of SwiftUI's: its text and its first image.
struct ViewDescription {
    /// The texts of the label; nil for none.
    var title: String?
    /// The texts, those of each view of the label together.
    var lines: [String] = []
    /// The first image of the label; nil for none.
    var image: UIImage?
    /// Whether the label has nothing else.
    var isComplete = true

    /// Describes a view in an environment.
    init(_ view: (any View)?, in environment: EnvironmentValues) {
        guard let view else { return }
        var inner = environment
        inner.listsMenuItems = false
        let graph = ViewGraph(view, container: .zero, environment: inner)
        defer { graph.close() }
        let texts = graph.elements.flatMap(\.shownTexts)
        lines = graph.elements.map { $0.shownTexts.joined(separator: " ") }.filter { !$0.isEmpty }
        if !texts.isEmpty { title = texts.joined(separator: " ") }
        let images = graph.leaves(SwiftUICore.Image.self)
        image = images.first.flatMap { UIImage($0) }
        let leaves = texts.count + images.count
        isComplete =
            leaves > 0 && texts.count <= 1 && images.count <= 1
            && graph.elements.reduce(0) { $0 + $1.leafCount } == leaves && (images.isEmpty || image != nil)
    }
}

extension LayoutElement {
    /// How many elements without others inside there are.
    fileprivate var leafCount: Int { contents.isEmpty ? 1 : contents.reduce(0) { $0 + $1.leafCount } }
}

extension UIImage {
    /// Creates an image of one of SwiftUI's that has a name; nil for others.
    convenience init?(_ image: SwiftUICore.Image) {
        if let symbol = image.symbolName {
            self.init(systemName: symbol)
        } else if let name = image.assetName {
            self.init(named: name)
        } else {
            return nil
        }
    }
}
