import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import UIKitCore

/// The parts of text fields and search bars, and the overrides that place and draw them.
@Suite struct TextFieldPartTests {
    private func glyphs(_ commands: [DrawCommand]) -> [Rect] {
        commands.compactMap(\.drawing).compactMap { if case .glyphs = $0 { $0.bounds } else { nil } }
    }

    private func commands(_ view: UIView) -> [DrawCommand] {
        view.content(in: ContentContext(traits: view.traitCollection))
    }

    /// Measured: public pictures of iOS 17.5 to 26.2, where a disabled field keeps the color that code has set.
    @Test func aDisabledFieldKeepsAColorOfItsOwn() {
        let field = UITextField()
        field.text = "Roses"
        func shows(_ color: UIColor) -> Bool {
            let traits = field.traitCollection
            return field.controlText(in: traits).color.color(in: traits) == color.color(in: traits)
        }
        #expect(shows(.label))
        field.isEnabled = false
        #expect(shows(.tertiaryLabel))
        field.textColor = .red
        #expect(shows(.red))
        field.isEnabled = true
        #expect(shows(.red))
    }

    // MARK: Overrides

    /// Source: `leftViewRect(forBounds:)` in Apple's documentation: override it to place the left view elsewhere.
    @Test func theLeftViewIsWhereTheOverridePutsIt() throws {
        final class IconField: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                super.leftViewRect(forBounds: bounds).offsetBy(dx: 10, dy: 0)
            }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
                super.rightViewRect(forBounds: bounds).offsetBy(dx: -6, dy: 1)
            }
        }
        let (field, _, messages) = try layOut { root in
            let field = IconField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            (field.leftViewMode, field.rightViewMode) = (.always, .always)
            root.addSubview(field)
            return field
        }
        #expect(field.leftView?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(field.rightView?.frame == CGRect(x: 164, y: 16, width: 30, height: 10))
        // The text is between them.
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 134, height: 40))
        #expect(messages.isEmpty)
    }

    @Test func aLeftViewThatCodeMovesOrHidesStaysSo() throws {
        final class Moving: UITextField {
            override func layoutSubviews() {
                super.layoutSubviews()
                leftView?.frame.origin.x += 12
            }
        }
        let (field, _, messages) = try layOut { root in
            let field = Moving(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            field.leftViewMode = .always
            field.leftView?.isHidden = true
            root.addSubview(field)
            return field
        }
        #expect(field.leftView?.frame.minX == 12)
        #expect(field.leftView?.isHidden == true)
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(field.leftView?.frame.minX == 12)
        #expect(messages.isEmpty)
    }

    @Test func aLeftViewMayBeSizedByConstraints() throws {
        let (field, _, messages) = try layOut { root in
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: 24).isActive = true
            view.heightAnchor.constraint(equalToConstant: 16).isActive = true
            field.leftView = view
            field.leftViewMode = .always
            root.addSubview(field)
            return field
        }
        #expect(field.leftView?.frame == CGRect(x: 0, y: 12, width: 24, height: 16))
        #expect(messages.filter { $0.contains("converge") }.isEmpty)
    }

    /// Source: `drawText(in:)`, `drawPlaceholder(in:)`, `placeholderRect(forBounds:)` and `clearButtonRect(forBounds:)` in
    /// Apple's documentation.
    @Test func textAndPlaceholderAreDrawnByOverrides() throws {
        final class Drawing: UITextField {
            var calls: [String] = []
            override func drawText(in rect: CGRect) {
                calls.append("text \(rect.minX)")
                super.drawText(in: rect.offsetBy(dx: 20, dy: 0))
            }
            override func drawPlaceholder(in rect: CGRect) {
                calls.append("placeholder \(rect.minX)")
                super.drawPlaceholder(in: rect.insetBy(dx: 30, dy: 0))
            }
            override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
                super.placeholderRect(forBounds: bounds).offsetBy(dx: 5, dy: 0)
            }
            override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 100, y: 10, width: 20, height: 20)
            }
        }
        let field = Drawing(frame: CGRect(x: 0, y: 0, width: 200, height: 40)),
            plain = UITextField(frame: field.frame)
        (field.placeholder, plain.placeholder) = ("Name", "Name")
        let start = try #require(glyphs(commands(plain)).first?.minX)
        #expect(try #require(glyphs(commands(field)).first?.minX) == start + 35)
        (field.text, plain.text) = ("Name", "Name")
        #expect(try #require(glyphs(commands(field)).first?.minX) == start + 20)
        #expect(field.calls == ["placeholder 5.0", "text 0.0"])
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds).maxX == 100)
        let disc = commands(field).compactMap(\.drawing).compactMap { drawing -> Rect? in
            if case .fillRoundedRect(let shape, _) = drawing { shape.rect } else { nil }
        }
        #expect(disc == [Rect(x: 102, y: 12, width: 16, height: 16)])
        // As views they are where the overrides put them, and drawn by them.
        #expect(field.subviews.last is UIButton)
        #expect(field.subviews.last?.frame == CGRect(x: 100, y: 10, width: 20, height: 20))
        field.text = nil
        field.layoutIfNeeded()
        let label = try #require(field.subviews.compactMap { $0 as? UILabel }.first)
        #expect(label.frame.minX == 5)
        #expect(try #require(glyphs(commands(label)).first?.minX) == start + 30)
    }

    @Test func borderRectPlacesTheBorder() throws {
        final class Inset: UITextField {
            override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 2) }
        }
        let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.borderStyle = .line
        #expect(
            commands(field).compactMap(\.drawing).first?.bounds == Rect(x: 4, y: 2, width: 192, height: 36))
        #expect(field.subviews[0].frame == CGRect(x: 4, y: 2, width: 192, height: 36))
    }

    /// Source: `draw(_:)` in Apple's documentation; public code draws the line below a field so.
    @Test func aSubclassDrawsBehindTheText() throws {
        final class Underlined: UITextField {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: rect.maxY - 1, width: rect.width, height: 1))
            }
        }
        let field = Underlined(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "Text"
        let drawn = commands(field)
        #expect(drawn.compactMap(\.drawing).first?.bounds == Rect(x: 0, y: 39, width: 200, height: 1))
        #expect(glyphs(drawn).count == 1)
    }

    // MARK: Parts of a text field

    /// Source: a public print of iOS 16 to 26 of a text field (50 10; 30 30) with a placeholder and without a border: the
    /// label (0 5; 30 20.3333) and the canvas (0 0; 30 30).
    @Test func aTextFieldIsALabelAndACanvas() throws {
        let (field, _, _) = try layOut(on: "iphone-15") { root in
            let field = UITextField(frame: CGRect(x: 50, y: 10, width: 30, height: 30))
            field.placeholder = "Edit Me"
            root.addSubview(field)
            #expect(field.subviews.count == 2)
            return field
        }
        let label = try #require(field.subviews.first as? UILabel)
        #expect(field.subviews.count == 2)
        #expect(label.text == "Edit Me" && !label.isUserInteractionEnabled)
        #expect(label.frame.minX == 0 && label.frame.width == 30)
        #expect((label.frame.minY - 5).magnitude < 0.5 && (label.frame.height - 20.3333).magnitude < 0.01)
        #expect(field.subviews[1].frame == CGRect(x: 0, y: 0, width: 30, height: 30))
        label.textColor = .red
        field.setNeedsLayout()
        field.layoutIfNeeded()
        #expect(label.textColor == .red)
        field.text = "Edited"
        field.layoutIfNeeded()
        #expect(field.subviews.count == 1)
        #expect(label.superview == nil)
    }

    /// Source: public code takes the first subview of a secure field without a placeholder for its canvas.
    @Test func theCanvasIsTheFirstOfAPlainField() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.isSecureTextEntry = true
        #expect(field.subviews.count == 1)
        field.borderStyle = .roundedRect
        field.layoutIfNeeded()
        #expect(field.subviews.count == 2)
        #expect(field.subviews[1].frame == field.bounds && field.subviews[0].frame == field.bounds)
    }

    /// Source: public code that finds the clear button as the one button among the subviews.
    @Test func theClearButtonIsAButton() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.text = "a"
        field.clearButtonMode = .always
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let button = try #require(field.subviews.compactMap { $0 as? UIButton }.first)
        #expect(button.frame == field.clearButtonRect(forBounds: field.bounds))
        #expect(field.hitTest(CGPoint(x: 90, y: 15), with: nil) === button)
        #expect(field.subviews.first === field.leftView)
        button.alpha = 0.5
        button.sendActions(for: .touchUpInside)
        #expect(field.text == "")
        field.layoutIfNeeded()
        #expect(button.superview == nil)
        field.text = "b"
        field.layoutIfNeeded()
        #expect(button.superview === field && button.alpha == 0.5)
    }

    // MARK: Search bars

    /// Source: public code for iOS 13 and later: the field is on the third level of the subviews; the background is the
    /// first view in the one subview.
    @Test func aSearchBarHasItsFieldOnTheThirdLevel() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.layoutIfNeeded()
        let field = bar.searchTextField, frame = field.frame
        #expect(field.superview === bar)
        let element = try #require(bar.subviews.first)
        #expect(bar.subviews.count == 1)
        #expect(field.superview?.superview === element)
        #expect(field.frame == frame && field.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
        let fields = bar.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? UITextField }
        #expect(fields.count == 1 && fields[0] === field)
        #expect(bar.hitTest(CGPoint(x: 100, y: 28), with: nil) === field)
        let background = element.subviews[0]
        #expect(background.frame == bar.bounds)
        #expect(commands(background).count == 3)
        background.removeFromSuperview()
        bar.layoutIfNeeded()
        #expect(commands(bar).isEmpty)
    }

    @Test func theCancelButtonIsAButton() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), asked = CancelDelegate()
        bar.showsCancelButton = true
        bar.delegate = asked
        bar.layoutIfNeeded()
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
        }
        let button = try #require(buttons(bar).last { $0.title(for: .normal) == "Cancel" })
        #expect(button.superview === bar.searchTextField.superview)
        #expect(button.frame.minX > bar.searchTextField.frame.maxX - 1)
        button.sendActions(for: .touchUpInside)
        #expect(asked.count == 1)
        bar.showsCancelButton = false
        bar.layoutIfNeeded()
        #expect(button.superview == nil)
        #expect(bar.searchTextField.frame.width == 304)
    }

    /// Source: public code that makes the magnifying glass a template and gives it a tint.
    @Test func theMagnifyingGlassIsATintedImageView() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let glass = try #require(bar.searchTextField.leftView as? UIImageView)
        func color() -> Color? {
            commands(glass).compactMap(\.drawing).compactMap { drawing in
                if case .strokePath(_, _, .color(let color)) = drawing { color } else { nil }
            }.first
        }
        let before = try #require(color())
        glass.image = try #require(glass.image).withRenderingMode(.alwaysTemplate)
        #expect(color() == before)
        glass.tintColor = .red
        #expect(color() == UIColor.red.color(in: .current))
        bar.searchTextField.leftViewMode = .never
        bar.layoutIfNeeded()
        #expect(glass.isHidden)
    }

    /// Code that changes the field in the layout of a subclass is not overruled, and layout ends.
    @Test func theFieldOfASearchBarMayBeHigher() throws {
        final class High: UISearchBar {
            override func layoutSubviews() {
                super.layoutSubviews()
                searchTextField.frame = searchTextField.frame.insetBy(dx: 0, dy: -4)
            }
        }
        let (bar, _, messages) = try layOut { root in
            let bar = High(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            root.addSubview(bar)
            return bar
        }
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 6, width: 304, height: 44))
        #expect(messages.isEmpty)
    }
}

private final class CancelDelegate: UISearchBarDelegate {
    var count = 0
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
}
