import UIKit

/// One page of the guide: a picture, a title and a line below.
final class GuidePage: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()

    init(image: String, title: String, subtitle: String) {
        super.init(frame: .zero)
        imageView.image = UIImage(named: image)
        imageView.contentMode = .scaleAspectFit
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        style(titleLabel, title, font: .systemFont(ofSize: 26, weight: .bold), color: .titleColor)
        style(subtitleLabel, subtitle, font: .systemFont(ofSize: 15), color: .subtitleColor)
        for view in [imageView, titleLabel, subtitleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate(pictureConstraints + textConstraints)
    }

    required init?(coder: NSCoder) { nil }

    private func style(_ label: UILabel, _ text: String, font: UIFont, color: UIColor) {
        label.text = text
        label.font = font
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
    }

    /// The picture keeps its distance to the center, so that tall phones stay balanced; on a short screen the
    /// picture shrinks, not the text.
    private var pictureConstraints: [NSLayoutConstraint] {
        let balance = imageView.centerYAnchor.constraint(
            equalTo: safeAreaLayoutGuide.centerYAnchor, constant: -116)
        balance.priority = UILayoutPriority(650)
        let height = imageView.heightAnchor.constraint(equalToConstant: 200)
        height.priority = UILayoutPriority(700)
        let width = imageView.widthAnchor.constraint(
            greaterThanOrEqualTo: widthAnchor, multiplier: 0.5)
        width.priority = UILayoutPriority(710)
        return [
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            balance,
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 6.0 / 5),
            height,
            width,
            imageView.topAnchor.constraint(
                greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 12),
        ]
    }

    private var textConstraints: [NSLayoutConstraint] {
        let safeArea = safeAreaLayoutGuide
        return [
            titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 28),
            titleLabel.centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
            titleLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
            titleLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 24),
            subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            subtitleLabel.centerXAnchor.constraint(equalTo: imageView.centerXAnchor),
            subtitleLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
            subtitleLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: safeArea.leadingAnchor, constant: 32),
            subtitleLabel.bottomAnchor.constraint(
                lessThanOrEqualTo: safeArea.bottomAnchor, constant: -124),
        ]
    }
}

extension UIColor {
    /// The color of titles.
    static let titleColor = UIColor(red: 0x20 / 255, green: 0x23 / 255, blue: 0x4A / 255, alpha: 1)
    /// The color of the text below titles.
    static let subtitleColor = UIColor(red: 0x6B / 255, green: 0x6F / 255, blue: 0x8E / 255, alpha: 1)
    /// The color of secondary actions.
    static let secondaryColor = UIColor(red: 0x8A / 255, green: 0x8E / 255, blue: 0xAE / 255, alpha: 1)
    /// The color of controls.
    static let accent = UIColor(red: 0x5B / 255, green: 0x61 / 255, blue: 0xF4 / 255, alpha: 1)
    /// The color of the dots of other pages.
    static let inactiveDotColor = UIColor(red: 0xD3 / 255, green: 0xD6 / 255, blue: 0xF5 / 255, alpha: 1)
}
