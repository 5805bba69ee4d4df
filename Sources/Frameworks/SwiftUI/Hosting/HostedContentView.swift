import SwiftUICore
import UIKit

/// The content of a cell as SwiftUI views.
final class HostedContentView<Configuration: UIContentConfiguration>: UIView, UIContentView {
    private let hostingView: HostingView
    private let content: (Configuration) -> any View
    private var knownHeight: CGFloat?

    var configuration: any UIContentConfiguration {
        didSet {
            guard let configuration = configuration as? Configuration else { return }
            hostingView.show(content(configuration))
            invalidateIntrinsicContentSize()
        }
    }

    init(_ configuration: Configuration, _ content: @escaping (Configuration) -> any View) {
        (self.configuration, self.content) = (configuration, content)
        hostingView = HostingView(content(configuration))
        super.init(frame: .zero)
        hostingView.backgroundColor = nil
        hostingView.usesSafeArea = false
        hostingView.didUpdate = { [weak self] in self?.followSize() }
        hostingView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(hostingView)
        NSLayoutConstraint.activate([
            hostingView.topAnchor.constraint(equalTo: topAnchor),
            hostingView.leadingAnchor.constraint(equalTo: leadingAnchor),
            hostingView.trailingAnchor.constraint(equalTo: trailingAnchor),
            hostingView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the cell ask for its size again after a change of the content's.
    private func followSize() {
        let height = hostingView.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
        defer { knownHeight = height }
        if let knownHeight, knownHeight != height { invalidateIntrinsicContentSize() }
    }
}
