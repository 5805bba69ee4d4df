import Devices
import Foundation
import Testing

@testable import UIKitCore

private final class CodeField: UITextField {
    var deletions = 0

    override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
    }
}

private final class Judge: NSObject, UITextFieldDelegate {
    var asked: [String] = []

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append("\(range.location)+\(range.length) \(string)")
        return string != "b"
    }
}

/// What subclasses do to text that is typed, and buttons and lists to their look.
@Suite struct InputOverrideTests {
    @Test func theDeleteKeyCallsDeleteBackward() {
        let field = CodeField(), judge = Judge()
        field.delegate = judge
        field.typeByUser("a")
        field.typeByUser("b")
        #expect(field.text == "a")
        #expect(judge.asked == ["0+0 a", "1+0 b"])
        field.deleteByUser()
        #expect(field.text == "")
        #expect(judge.asked.last == "0+1 ")
        // Also without text, which is what fields of codes listen for.
        field.deleteByUser()
        #expect(field.deletions == 2)
        #expect(judge.asked.count == 3)
        // Code is not asked about.
        field.insertText("b")
        #expect(field.text == "b")
        #expect(judge.asked.count == 3)
    }

    @Test func aButtonUpdatesItsConfigurationForItsState() {
        let button = UIButton(configuration: .filled())
        var states: [Bool] = []
        button.configurationUpdateHandler = { button in
            states.append(button.isSelected)
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        #expect(states.isEmpty)
        button.layoutIfNeeded()
        #expect(button.configuration?.title == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(states == [false, true])
        #expect(button.configuration?.title == "On")
        button.layoutIfNeeded()
        #expect(states.count == 2)
    }

    @Test func anActivityIndicatorTakesThePlaceOfTheImage() {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Save"
        let width = button.intrinsicContentSize.width
        button.configuration?.imagePadding = 6
        button.configuration?.showsActivityIndicator = true
        #expect(abs(button.intrinsicContentSize.width - (width + 26)) < 0.01)
    }

    @Test func objectsAreArgumentsOfFormats() {
        let view = NSArray(array: ["a"] as [Any])
        #expect(String(format: "%@ %d %@", view, 3, "b") == "\(view.description) 3 b")
        #expect(String(format: "%@", NSString(string: "text")) == "text")
    }
}
