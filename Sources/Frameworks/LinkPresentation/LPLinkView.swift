// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// The metadata of a web page.
open class LPLinkMetadata: NSObject {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address of the page.
    open var url: URL?
    /// The title of the page.
    open var title: String?
    /// Provides the small image.
    open var iconProvider: NSItemProvider?
    /// Provides the image.
    open var imageProvider: NSItemProvider?
    /// Provides the video of the page.
    open var videoProvider: NSItemProvider?
    /// The address of the video.
    open var remoteVideoURL: URL?
    /// Creates one without values.
    public override init() { super.init() }
}

/// Displays the metadata of a web page: here its title and its host.
open class LPLinkView: UIView {
    /// The metadata that is displayed.
    open var metadata: LPLinkMetadata { didSet { update() } }
    private let titleLabel = UILabel(), serverLabel = UILabel()
    /// Creates a view.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        makeLabels()
    }
    /// Creates a view of an address.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.originalURL = URL
        self.init(metadata: metadata)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        makeLabels()
    }
    private func makeLabels() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        serverLabel.font = .preferredFont(forTextStyle: .caption1)
        serverLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(serverLabel)
        update()
    }
    private func update() {
        let address = metadata.url ?? metadata.originalURL
        titleLabel.text = metadata.title ?? address?.absoluteString
        serverLabel.text = address?.host
    }
    /// Places the title above the server, with a margin of 12 points.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 24)
        let title = titleLabel.sizeThatFits(CGSize(width: width, height: 1000)).height
        let server = serverLabel.sizeThatFits(CGSize(width: width, height: 1000)).height
        let top = (bounds.height - title - server) / 2
        titleLabel.frame = CGRect(x: 12, y: top, width: width, height: title)
        serverLabel.frame = CGRect(x: 12, y: top + title, width: width, height: server)
    }
    /// Returns the width that is there and the height of both lines with margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lines = titleLabel.sizeThatFits(size).height + serverLabel.sizeThatFits(size).height
        return CGSize(width: size.width, height: lines + 24)
    }
}

/// Fetches the metadata of web pages, which fails here.
open class LPMetadataProvider: NSObject {
    /// How long it waits, in seconds.
    open var timeout: TimeInterval = 30
    /// Whether images are asked for.
    open var shouldFetchSubresources = true
    /// Creates a provider.
    public override init() { super.init() }
    /// Asks, which fails here.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) { CompletionQueue.async { completionHandler(nil, CocoaError(.featureUnsupported)) } }
    /// Asks, which fails here.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw CocoaError(.featureUnsupported)
    }
    /// Cancels a request; has no effect here.
    open func cancel() {}
}
