// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Cities/CityHeaderView.swift", line: 1)
import UIKit

/// The header of the table: a picture of 200 by 100 points with 48 points around it.
class CityHeaderView: UIView {
    private let imageView = UIImageView(image: UIImage(named: "photo-lake"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addPicture()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addPicture()
    }

    private func addPicture() {
        imageView.contentMode = .scaleAspectFill
        imageView.layer.cornerRadius = 16
        imageView.clipsToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        // A table makes its header as wide as itself: the margins at the sides are the smallest, those above and below fixed.
        NSLayoutConstraint.activate([
            imageView.widthAnchor.constraint(equalToConstant: 200),
            imageView.heightAnchor.constraint(equalToConstant: 100),
            imageView.centerXAnchor.constraint(equalTo: centerXAnchor),
            imageView.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 48),
            imageView.topAnchor.constraint(equalTo: topAnchor, constant: 48),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -48),
        ])
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: CityHeaderView(); case .frame(let frame): CityHeaderView(frame: frame); default: nil } } }
#sourceLocation()
