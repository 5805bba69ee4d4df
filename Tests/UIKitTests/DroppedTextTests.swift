import Testing
import UIKit

/// What views with text keep of drags, drops and pastes, none of which occur in a render.
@Suite struct DroppedTextTests {
    private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {}

    @Test func delegatesAreKeptAndNotRetained() {
        let field = UITextField(), view = UITextView()
        var delegate: Delegate? = Delegate()
        field.textDragDelegate = delegate
        view.textDropDelegate = delegate
        view.pasteDelegate = delegate
        view.textDragOptions = .stripTextColorFromPreviews
        #expect(field.textDragDelegate === delegate && view.textDropDelegate === delegate)
        #expect(view.pasteDelegate === delegate && view.textDragDelegate == nil)
        #expect(view.textDragOptions == .stripTextColorFromPreviews && field.textDragOptions == [])
        delegate = nil
        #expect(field.textDragDelegate == nil && view.pasteDelegate == nil)
    }

    /// Source: the defaults in Apple's documentation of `UITextDropProposal`.
    @Test func aProposalInsertsByTheView() {
        let proposal = UITextDropProposal(operation: .copy)
        #expect(proposal.dropAction == .insert && proposal.dropPerformer == .view)
        #expect(!proposal.useFastSameViewOperations && proposal.dropProgressMode == .system)
    }

    @Test func whatIsPastedByDefaultTakesThePlaceOfTheRange() throws {
        let view = UITextView(), delegate = Delegate()
        view.text = "one two"
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        let range = try #require(view.textRange(from: start, to: view.endOfDocument))
        let both = delegate.textPasteConfigurationSupporting(
            view, combineItemAttributedStrings: [.init(string: "th"), .init(string: "ree")], for: range)
        let pasted = delegate.textPasteConfigurationSupporting(view, performPasteOf: both, to: range)
        #expect(view.text == "one three" && view.text(in: pasted) == "three")
    }
}
