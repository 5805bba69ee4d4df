public import Geometry

// The steps, for scripts in Swift.
extension Step {
    /// Taps the center of the visible part of a view.
    public static func tap(_ view: String) -> Step { Step(.tap(.view(view), count: 1)) }
    /// Taps a point of the screen, in points.
    public static func tap(x: Double, y: Double) -> Step { Step(.tap(.point(Point(x: x, y: y)), count: 1)) }
    /// Taps a view twice in a row.
    public static func doubleTap(_ view: String) -> Step { Step(.tap(.view(view), count: 2)) }
    /// Taps a point of the screen twice in a row.
    public static func doubleTap(x: Double, y: Double) -> Step {
        Step(.tap(.point(Point(x: x, y: y)), count: 2))
    }
    /// Holds a touch on a view for a number of seconds.
    public static func longPress(_ view: String, for duration: Double = standardPress) -> Step {
        Step(.longPress(.view(view), duration: duration))
    }
    /// Holds a touch on a point of the screen for a number of seconds.
    public static func longPress(x: Double, y: Double, for duration: Double = standardPress) -> Step {
        Step(.longPress(.point(Point(x: x, y: y)), duration: duration))
    }
    /// Swipes over a view, or over the center of the screen.
    public static func swipe(_ direction: Direction, on view: String? = nil) -> Step {
        Step(.swipe(direction, view: view))
    }
    /// Drags a view onto another.
    public static func drag(_ view: String, to other: String, over duration: Double = standardDrag) -> Step {
        Step(.drag(.view(view), to: .target(.view(other)), duration: duration))
    }
    /// Drags a view by some points.
    public static func drag(
        _ view: String, byX x: Double, y: Double, over duration: Double = standardDrag
    ) -> Step {
        Step(.drag(.view(view), to: .offset(Point(x: x, y: y)), duration: duration))
    }
    /// Drags from a point of the screen to another.
    public static func drag(from start: Point, to end: Point, over duration: Double = standardDrag) -> Step {
        Step(.drag(.point(start), to: .target(.point(end)), duration: duration))
    }
    /// Pinches with two touches on a view, until their distance has changed by a factor.
    public static func pinch(_ view: String, by scale: Double) -> Step {
        Step(.pinch(.view(view), scale: scale))
    }
    /// Pinches with two touches about a point of the screen, until their distance has changed by a factor.
    public static func pinch(x: Double, y: Double, by scale: Double) -> Step {
        Step(.pinch(.point(Point(x: x, y: y)), scale: scale))
    }
    /// Scrolls a scroll view, animated.
    public static func scroll(_ view: String, to destination: ScrollDestination) -> Step {
        Step(.scroll(view, destination))
    }
    /// Types text into a field, or into the first responder.
    public static func type(_ text: String, in view: String? = nil) -> Step {
        Step(.type(text, view: view))
    }
    /// Makes a field the first responder.
    public static func focus(_ view: String) -> Step { Step(.focus(view)) }
    /// Dismisses the keyboard.
    public static var dismissKeyboard: Step { Step(.dismissKeyboard) }
    /// Rotates the device to an orientation, or to the other one.
    public static func rotate(to orientation: Orientation? = nil) -> Step { Step(.rotate(orientation)) }
    /// Selects a row or item by its number, counted from 0.
    public static func selectRow(_ index: Int, section: Int = 0, in list: String? = nil) -> Step {
        Step(.selectRow(Row(.index(index), section: section, in: list)))
    }
    /// Selects a row by its title.
    public static func selectRow(titled title: String, in list: String? = nil) -> Step {
        Step(.selectRow(Row(.title(title), in: list)))
    }
    /// Deletes a row of a table by its number, counted from 0.
    public static func deleteRow(_ index: Int, section: Int = 0, in list: String? = nil) -> Step {
        Step(.deleteRow(Row(.index(index), section: section, in: list)))
    }
    /// Deletes a row of a table by its title.
    public static func deleteRow(titled title: String, in list: String? = nil) -> Step {
        Step(.deleteRow(Row(.title(title), in: list)))
    }
    /// Selects a tab by its number, counted from 0.
    public static func switchTab(_ index: Int) -> Step { Step(.switchTab(.index(index))) }
    /// Selects a tab by its title.
    public static func switchTab(titled title: String) -> Step { Step(.switchTab(.title(title))) }
    /// Goes back in the navigation.
    public static var back: Step { Step(.back) }
    /// Dismisses the presented controller.
    public static var dismiss: Step { Step(.dismiss) }
    /// Changes an attribute of a view; the value is written as in a screen file.
    public static func set(_ view: String, _ attribute: String, to value: String) -> Step {
        Step(.set(Assignment(view, attribute, to: value)))
    }
    /// Waits for a number of seconds.
    public static func wait(_ seconds: Double) -> Step { Step(.wait(seconds)) }
    /// Expects a property of a view to have a value, true by default.
    public static func expect(
        _ view: String, _ property: Expectation.Property, _ value: Expectation.Value = true
    ) -> Step { Step(.expect(Expectation(view, property, .equal, value))) }
    /// Expects a property of a view to compare with a value.
    public static func expect(
        _ view: String, _ property: Expectation.Property, _ relation: Expectation.Relation,
        _ value: Expectation.Value
    ) -> Step { Step(.expect(Expectation(view, property, relation, value))) }
    /// Captures the screen at rest, or a number of seconds after the step before.
    public static func capture(_ name: String, at time: Double? = nil) -> Step {
        Step(.capture(name, at: time))
    }

    /// The duration of a long press, in seconds.
    ///
    /// Chosen: the half second of `UILongPressGestureRecognizer.minimumPressDuration`, and a little more.
    public static let standardPress = 0.6
    /// The duration of a drag, in seconds. Chosen: slow enough that nothing goes on by itself.
    public static let standardDrag = 0.5
}
