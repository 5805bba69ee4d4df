import Synchronization

/// Collects what one render asks for, each request once.
package final class AssetRequests: Sendable {
    private let collected = Mutex<Set<AssetRequest>>([])

    /// Creates an empty collection.
    package init() {}

    /// Adds a request.
    package func insert(_ request: AssetRequest) { collected.withLock { _ = $0.insert(request) } }

    /// The names of images and the paths of image files, sorted, each once.
    package var imageNames: [String] {
        let names = collected.withLock { $0 }.compactMap { request -> String? in
            switch request {
            case .image(let name, _), .file(let name): name
            case .color, .colorNames, .screens: nil
            }
        }
        return Set(names).sorted()
    }

    /// The requests as lines, sorted; nil if they do not cover what the render depends on.
    package var lines: [String]? {
        let requests = collected.withLock { $0 }
        let lines = requests.compactMap(\.line)
        return lines.count == requests.count ? lines.sorted() : nil
    }
}
