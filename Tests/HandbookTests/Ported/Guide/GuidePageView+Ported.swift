// swift-format-ignore-file
#sourceLocation(file: "Examples/Handbook/Handbook/Guide/GuidePageView.swift", line: 1)
import UIKit

/// A page of the guide: a picture, a title and a subtitle, laid out in a nib that was designed on an iPhone 8.
class GuidePageView: UIView, InterfaceBuilderConnectable {
              private var content: UIView!
              private weak var imageView: UIImageView!
              private weak var titleLabel: UILabel!
              private weak var subtitleLabel: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.main.loadNibNamed("GuidePageView", owner: self, options: nil)
        addSubview(content)
        // The content follows from here on by the autoresizing mask that the nib gives it.
        content.frame = bounds
    }

    func show(_ page: GuidePage) {
        imageView.image = UIImage(named: page.imageName)
        titleLabel.text = page.title
        subtitleLabel.text = page.subtitle
    }
override class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { switch arguments { case .none: GuidePageView(); case .frame(let frame): GuidePageView(frame: frame); default: nil } }; func setOutlet(_ name: String, to object: Any?) -> Bool { setOutletOfGuidePageView(name, object) }; func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }; var unwindActions: [Selector] { [] } }
#sourceLocation()
extension GuidePageView {
    func setOutletOfGuidePageView(_ name: String, _ object: Any?) -> Bool {
        switch name {
        case "content": guard let value = object as? UIView else { return false }; self.content = value; return true;
        case "imageView": guard let value = object as? UIImageView else { return false }; self.imageView = value; return true;
        case "titleLabel": guard let value = object as? UILabel else { return false }; self.titleLabel = value; return true;
        case "subtitleLabel": guard let value = object as? UILabel else { return false }; self.subtitleLabel = value; return true;
        default: return false
        }
    }
}
