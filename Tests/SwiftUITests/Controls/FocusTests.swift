import SwiftUI
import Testing
import UIKitCore

@Suite("Focus")
struct FocusTests {
    private struct Form: View {
        @FocusState private var field: Int?
        var body: some View {
            VStack {
                TextField("Name", text: .constant("name")).focused($field, equals: 1)
                Text(verbatim: field.map { "field \($0)" } ?? "no field")
            }
            .onAppear { field = 1 }
        }
    }

    /// Source: Apple: the value is nil where none of the views with its binding has the focus.
    @Test("follows its state, which has no value once the field has lost it")
    func field() {
        ShownScreen.show(Form()) { live in
            let field = ShownScreen.views(UITextField.self, in: live.window).first
            #expect(field?.isFirstResponder == true)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "field 1" })
            field?.resignFirstResponder()
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "no field" })
            #expect(field?.isFirstResponder == false)
        }
    }
}
