import Geometry
import Scene
import Testing

@testable import UIKitCore

/// What is drawn where a subclass overrides a property: UIKit draws what it stores.
@Suite("Overridden getters and drawing") struct OwnGetterTests {
    private final class Field: UITextField {
        override var text: String? {
            get { "" }
            set {}
        }
        override var textColor: UIColor? {
            get { nil }
            set {}
        }
        override var hasText: Bool { false }
        func color(_ color: UIColor) { super.textColor = color }
    }

    /// Source: the error state of SkyFloatingLabelTextField and the tokens of KAPinField, in the pictures of these libraries.
    @Test("a text field draws its own text in its own color")
    func fields() {
        let field = Field()
        field.attributedText = NSAttributedString(string: "Own")
        field.color(.red)
        let shown = field.controlText(in: field.traitCollection)
        #expect(shown.text == "Own")
        #expect(shown.color == .red)
        #expect(field.hasStoredText && field.displayedText == "Own")
    }

    private final class Rounded: UIView {
        override func draw(_ rect: CGRect) {
            layer.cornerRadius = 12
            layer.borderWidth = 3
            alpha = 0.5
        }
    }

    @Test("what draw(_:) sets on the layer is shown")
    func drawing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(Rounded(frame: root.bounds))
        let node = root.makeLayoutTree(traits: root.traitCollection).nodes[1]
        #expect(node.cornerRadii.topLeft == 12)
        #expect(node.border?.width == 3)
        #expect(node.opacity == 0.5)
    }

    @Test("a color without components is transparent")
    func colors() {
        var alpha: CGFloat = 1
        UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(alpha == 0)
    }
}
