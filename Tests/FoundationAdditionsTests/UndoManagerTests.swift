import FoundationAdditions
import Testing

/// Source: `UndoManager` (Apple's documentation).
@Suite("Undoing changes") struct UndoManagerTests {
    private final class Counter {
        var value = 0
        let undo = UndoManager()

        func set(_ new: Int) {
            let old = value
            undo.registerUndo(withTarget: self) { $0.set(old) }
            value = new
        }
    }

    @Test("what is undone can be redone, until something else changes")
    func undoAndRedo() {
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        #expect(counter.undo.canUndo && !counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 1 && counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 0 && !counter.undo.canUndo)
        counter.undo.redo()
        counter.undo.redo()
        #expect(counter.value == 2 && !counter.undo.canRedo)
        counter.undo.undo()
        counter.set(5)
        #expect(!counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 1)
    }

    /// Source: the order in the documentation of the notifications.
    @Test("notifications are posted around what is undone and redone")
    func notifications() {
        let counter = Counter()
        var names: [Notification.Name] = []
        let all: [Notification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: counter.undo, queue: nil) {
                names.append($0.name)
            }
        }
        counter.set(1)
        counter.undo.undo()
        #expect(names == Array(all.prefix(2)))
        counter.undo.redo()
        #expect(names == all)
        // There is nothing more to redo.
        counter.undo.redo()
        #expect(names == all)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test("the changes of a group are undone together, the last first")
    func groups() {
        let counter = Counter()
        counter.undo.beginUndoGrouping()
        counter.set(1)
        counter.undo.beginUndoGrouping()
        counter.set(2)
        counter.undo.endUndoGrouping()
        counter.undo.setActionName("Count")
        counter.undo.endUndoGrouping()
        #expect(counter.undo.undoActionName == "Count" && counter.undo.groupingLevel == 0)
        counter.undo.undo()
        #expect(counter.value == 0 && counter.undo.redoActionName == "Count")
        counter.undo.redo()
        #expect(counter.value == 2)
    }

    @Test("what is not recorded, forgotten or beyond the limit cannot be undone")
    func limits() {
        let counter = Counter()
        counter.undo.disableUndoRegistration()
        counter.set(1)
        counter.undo.enableUndoRegistration()
        #expect(!counter.undo.canUndo)
        counter.undo.levelsOfUndo = 2
        for value in 2...5 { counter.set(value) }
        counter.undo.undo()
        counter.undo.undo()
        #expect(counter.value == 3 && !counter.undo.canUndo)
        counter.undo.removeAllActions(withTarget: counter)
        #expect(!counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 3)
    }
}
