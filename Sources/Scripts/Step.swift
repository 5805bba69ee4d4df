public import Diagnostics
public import Geometry

/// One step of a script: something that is done to a screen, waited for, checked or captured.
public struct Step: Hashable, Sendable {
    /// What is done.
    public var action: Action
    /// Where it is written; nil for a step in Swift.
    public var place: Place?

    /// Creates a step.
    public init(_ action: Action, at place: Place? = nil) {
        self.action = action
        self.place = place
    }

    /// What a step does.
    public enum Action: Hashable, Sendable {
        /// A tap, `count` times in a row.
        case tap(Target, count: Int)
        /// A touch that is held for a number of seconds.
        case longPress(Target, duration: Double)
        /// A fast movement of a touch that ends while it moves; nil for the whole screen.
        case swipe(Direction, view: String?)
        /// A movement of a touch over a number of seconds, at whose end it rests.
        case drag(Target, to: Destination, duration: Double)
        /// A pinch of two touches, whose distance changes by a factor.
        case pinch(Target, scale: Double)
        /// A scroll view scrolls to another offset, animated.
        case scroll(String, ScrollDestination)
        /// Text is typed into a field; nil for the first responder.
        case type(String, view: String?)
        /// A field becomes the first responder.
        case focus(String)
        /// The first responder resigns, and the keyboard is dismissed.
        case dismissKeyboard
        /// The device rotates; nil for the other orientation.
        case rotate(Orientation?)
        /// A row or an item of a list is selected; the list scrolls to it if it is not visible.
        case selectRow(Row)
        /// A row of a table is deleted as by its delete button.
        case deleteRow(Row)
        /// A tab of a tab bar is selected.
        case switchTab(Item)
        /// The back button of the navigation bar is tapped.
        case back
        /// The presented controller is dismissed.
        case dismiss
        /// An attribute of a view changes.
        case set(Assignment)
        /// A number of seconds pass.
        case wait(Double)
        /// A property of a view must have a value.
        case expect(Expectation)
        /// The screen is captured, at rest or a number of seconds after the step before.
        case capture(String, at: Double?)
    }
}

extension Step {
    /// The location of a touch.
    public enum Target: Hashable, Sendable {
        /// The center of the visible part of a view.
        case view(String)
        /// A point of the screen, in points.
        case point(Point)
    }

    /// Where a drag ends.
    public enum Destination: Hashable, Sendable {
        /// At a view or a point.
        case target(Target)
        /// Some points from where it began.
        case offset(Point)
    }

    /// The direction of a swipe.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        /// To the left, which shows what is to the right.
        case left
        /// To the right.
        case right
        /// Upward, which shows what is below.
        case up
        /// Downward, which shows what is above.
        case down
    }

    /// The orientation of the device.
    public enum Orientation: String, CaseIterable, Hashable, Sendable {
        /// Taller than wide.
        case portrait
        /// Wider than tall.
        case landscape
    }

    /// Where a scroll view scrolls to.
    public enum ScrollDestination: Hashable, Sendable {
        /// A content offset, in points.
        case offset(Point)
        /// Some points from the present offset.
        case by(Point)
        /// A page of the scroll view's size, counted from 0.
        case page(Int)
        /// The least or greatest offset of an axis.
        case edge(Edge)
    }

    /// An edge of scrollable content.
    public enum Edge: String, CaseIterable, Hashable, Sendable {
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The left edge.
        case left
        /// The right edge.
        case right
    }

    /// One of several: a tab, a row of a section.
    public enum Item: Hashable, Sendable {
        /// By its number, counted from 0.
        case index(Int)
        /// By its title.
        case title(String)
    }

    /// A row or item of a list.
    public struct Row: Hashable, Sendable {
        /// Which of the section's rows; by its title, the first in any section.
        public var item: Item
        /// The section, counted from 0.
        public var section: Int
        /// The id of the table or collection view; nil for the only one.
        public var list: String?

        /// Creates a row.
        public init(_ item: Item, section: Int = 0, in list: String? = nil) {
            self.item = item
            self.section = section
            self.list = list
        }
    }

    /// A change of an attribute.
    public struct Assignment: Hashable, Sendable {
        /// The id of the view.
        public var view: String
        /// The attribute, one of the view's class in screen files.
        public var attribute: String
        /// The value as in a screen file.
        public var value: String

        /// Creates a change.
        public init(_ view: String, _ attribute: String, to value: String) {
            self.view = view
            self.attribute = attribute
            self.value = value
        }
    }
}

extension Step {
    /// Returns the step with the names of views replaced.
    package func replacingViews(_ replace: (String) -> String) -> Step {
        func replaced(_ target: Target) -> Target {
            if case .view(let name) = target { .view(replace(name)) } else { target }
        }
        func replaced(_ row: Row) -> Row { Row(row.item, section: row.section, in: row.list.map(replace)) }
        var step = self
        switch action {
        case .tap(let target, let count): step.action = .tap(replaced(target), count: count)
        case .longPress(let target, let duration):
            step.action = .longPress(replaced(target), duration: duration)
        case .swipe(let direction, let view): step.action = .swipe(direction, view: view.map(replace))
        case .pinch(let target, let scale): step.action = .pinch(replaced(target), scale: scale)
        case .drag(let target, .target(let end), let duration):
            step.action = .drag(replaced(target), to: .target(replaced(end)), duration: duration)
        case .drag(let target, let end, let duration):
            step.action = .drag(replaced(target), to: end, duration: duration)
        case .scroll(let view, let destination): step.action = .scroll(replace(view), destination)
        case .type(let text, let view): step.action = .type(text, view: view.map(replace))
        case .focus(let view): step.action = .focus(replace(view))
        case .selectRow(let row): step.action = .selectRow(replaced(row))
        case .deleteRow(let row): step.action = .deleteRow(replaced(row))
        case .expect(var expectation):
            expectation.view = replace(expectation.view)
            step.action = .expect(expectation)
        case .set, .dismissKeyboard, .rotate, .switchTab, .back, .dismiss, .wait, .capture: break
        }
        return step
    }
}
