import Scene
import UIKitCore

/// The content of a controller that is not drawn: a border or a drawing of such content, and at its center the name of
/// the class above a description of the content.
final class PlaceholderBox: PlaceholderBase {
    private let name: String, shownContent: String, picture: PlaceholderPicture?
    private let card = UIView(), nameLabel = UILabel(), contentLabel = UILabel()

    /// The margin around the labels, in points.
    private static let margin: CGFloat = 12

    /// Creates the content of a controller.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - content: The content of the class on a device, as in "a share sheet".
    ///   - picture: The drawing that fills the view; nil for none.
    init(_ name: String, showing content: String, picture: PlaceholderPicture?) {
        (self.name, shownContent, self.picture) = (name, content, picture)
        super.init(frame: .zero)
        layer.borderWidth = 1
        layer.cornerRadius = 8
        clipsToBounds = true
        card.layer.cornerRadius = 8
        if picture != nil {
            card.backgroundColor = .systemBackground
            card.layer.borderWidth = 1
        }
        addSubview(card)
        for (label, text, style) in [
            (nameLabel, name, UIFont.TextStyle.body), (contentLabel, content, .footnote),
        ] {
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            label.numberOfLines = 0
            card.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        (layer.borderColor, card.layer.borderColor) = (line, line)
        let margin = Self.margin
        let room = CGSize(width: max(0, bounds.width - 4 * margin), height: .greatestFiniteMagnitude)
        let sizes = [nameLabel, contentLabel].map { $0.sizeThatFits(room) }
        let width = min(room.width, sizes.map(\.width).max() ?? 0)
        card.frame = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.midY), width: width + 2 * margin,
            height: sizes[0].height + 4 + sizes[1].height + 2 * margin)
        nameLabel.frame = CGRect(x: margin, y: margin, width: width, height: sizes[0].height)
        contentLabel.frame = CGRect(
            x: margin, y: nameLabel.frame.maxY + 4, width: width, height: sizes[1].height)
    }

    override func placeholder(in context: ContentContext) -> [DrawCommand] {
        reportPlaceholder(name, showing: shownContent)
        guard let picture else { return [] }
        return drawing(of: picture, in: context)
    }
}
