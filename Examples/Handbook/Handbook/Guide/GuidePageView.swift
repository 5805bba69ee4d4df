import UIKit

/// A page of the guide: a picture, a title and a subtitle, laid out in a nib that was designed on an iPhone 8.
class GuidePageView: UIView {
    @IBOutlet private var content: UIView!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var subtitleLabel: UILabel!

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
}
