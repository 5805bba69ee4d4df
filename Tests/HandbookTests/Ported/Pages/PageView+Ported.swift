// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Pages/PageView.swift", line: 1)
import UIKit

/// A page that shows its number and how it is laid out.
class PageView: UIView {
    private let numberLabel = UILabel()
    private let noteLabel = UILabel()

    init(number: Int, note: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = color.withAlphaComponent(0.14)
        accessibilityIdentifier = "page\(number)"
        numberLabel.text = "\(number)"
        numberLabel.font = .systemFont(ofSize: 96, weight: .bold)
        numberLabel.textColor = color
        noteLabel.text = note
        noteLabel.font = .systemFont(ofSize: 15)
        noteLabel.textColor = .secondaryLabel
        noteLabel.textAlignment = .center
        noteLabel.numberOfLines = 0
        for label in [numberLabel, noteLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            numberLabel.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -24),
            noteLabel.topAnchor.constraint(equalTo: numberLabel.bottomAnchor, constant: 4),
            noteLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
        ])
    }

    required init?(coder: NSCoder) { fatalError("pages are made by code") }
}
#sourceLocation()
