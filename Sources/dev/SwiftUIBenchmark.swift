import Foundation
import Maquette
import SwiftUI
import UIKit

/// Measures a screen of SwiftUI views beside the same screen of UIKit's, and how the time grows, in processor time.
enum SwiftUIBenchmark {
    /// One row of the results.
    struct Figure {
        var screen: String
        var count: Int
        /// Seconds of the processor from the recipe to the pixels: the median of some runs.
        var median: Double
    }

    /// Measures the screen of 300 views both ways, lists of increasing length, and frames within each other.
    static func run() throws -> [Figure] {
        let session = try RenderSession()
        var renderer = Renderer(session: session)
        var figures = [
            measure("swiftui", 300, runs: 60, &renderer) {
                UIHostingController(rootView: ContactList(count: 60))
            },
            measure("uikit", 300, runs: 60, &renderer) { ContactController(count: 60) },
        ]
        for count in [100, 1000, 10_000] {
            figures.append(
                measure("rows", count, runs: max(4, 3000 / count), &renderer) {
                    UIHostingController(rootView: LineList(count: count))
                })
        }
        for depth in [100, 1000, 10_000] {
            figures.append(
                measure("nested", depth, runs: max(4, 3000 / depth), &renderer) {
                    UIHostingController(rootView: nestedFrames(depth))
                })
        }
        return figures
    }

    private static func measure(
        _ name: String, _ count: Int, runs: Int, _ renderer: inout Renderer,
        _ controller: @escaping @Sendable () -> UIViewController
    ) -> Figure {
        let screen = Screen("\(name)-\(count)") { controller() }
        let inputs = loadInputs([], screens: [screen], selection: InputSelection(), workers: 1)
        var times: [Double] = []
        for recipe in inputs.first?.recipes.prefix(1) ?? [] {
            for _ in 0...runs {
                let start = processorTime
                _ = renderer.render(recipe, in: Variant(), to: .picture)
                times.append(processorTime - start)
            }
        }
        // The first run fills the caches.
        let sorted = times.dropFirst().sorted()
        return Figure(screen: name, count: count, median: sorted.isEmpty ? 0 : sorted[sorted.count / 2])
    }

    /// The seconds that the processor has worked for this process.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Returns a text within frames, each within the next.
    private static func nestedFrames(_ depth: Int) -> AnyView {
        (0..<depth).reduce(AnyView(Text("Center"))) { view, _ in AnyView(view.padding(.leading, 0.01)) }
    }
}

/// Rows of five views each, in SwiftUI.
private struct ContactList: View {
    let count: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<count, id: \.self) { index in
                HStack(spacing: 8) {
                    Color.blue.frame(width: 8, height: 8)
                    Text("Contact \(index)")
                    Spacer()
                    Text("Last seen at \(index % 24) h").foregroundStyle(.secondary)
                }
            }
        }
        .font(.system(size: 10))
    }
}

/// The same rows in UIKit.
private final class ContactController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: (0..<count).map(row))
        (column.axis, column.spacing) = (.vertical, 2)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
    }

    private func row(_ index: Int) -> UIView {
        let mark = UIView(), spacer = UIView()
        mark.backgroundColor = .systemBlue
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 8),
            mark.heightAnchor.constraint(equalToConstant: 8),
        ])
        let row = UIStackView(arrangedSubviews: [
            mark, label("Contact \(index)", .label), spacer,
            label("Last seen at \(index % 24) h", .secondaryLabel),
        ])
        (row.spacing, row.alignment) = (8, .center)
        return row
    }

    private func label(_ text: String, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor, label.font) = (text, color, .systemFont(ofSize: 10))
        return label
    }
}

/// Rows of one line each, all of which are laid out.
private struct LineList: View {
    let count: Int

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("Line \($0)") } }
        }
    }
}
