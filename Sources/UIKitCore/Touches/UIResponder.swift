/// An object in the responder chain: the application, a window, a view or a view controller.
open class UIResponder: NSObject {
    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Whether setters call observers of values immediately.
    package var hasObservers = false
    /// The objects associated with this one; nil for none.
    package var attachedObjects: AttachedObjects?
    /// The accessibility values that code or a file has set; nil for none.
    private(set) var ownAccessibility: AccessibilityValues?
    /// The accessibility values, created on first access.
    private var accessibility: AccessibilityValues {
        if let ownAccessibility { return ownAccessibility }
        let made = AccessibilityValues()
        ownAccessibility = made
        return made
    }
    /// The observers of traits, for views and view controllers; nil for none.
    var traitObservers: [TraitObserver]?

    /// Creates a responder.
    public override init() { super.init() }

    /// Creates an object of this class for `instance()` and its variants; nil by default.
    ///
    /// A subclass that is created by its class overrides it to call its own initializers; of ported sources, all do.
    ///
    /// - Parameter arguments: The arguments of the initializer.
    /// - Returns: The object; nil if the class has no such initializer.
    open class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { nil }

    /// Called after the object was made from a storyboard or nib and its outlets were connected.
    open func awakeFromNib() {}

    /// Called when touches begin; the default implementation passes them to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when touches move; the default implementation passes them to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when touches end; the default implementation passes them to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when the system cancels touches; the default implementation passes them to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when estimated properties of touches are updated, as of Apple Pencil; not called here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// The editing interactions of the responder; the standard ones by default.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The undo manager: that of the next responder that has one, and of the window at last.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: First responder

    /// Whether this object receives the keyboard's input.
    open var isFirstResponder: Bool { receivesKeys }
    /// Whether this object receives the keyboard's input.
    var receivesKeys = false

    /// Whether the object may become the first responder; false by default.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object may stop being the first responder; true by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes the object the first responder of its window, after the current one has resigned.
    ///
    /// - Returns: Whether it is now; false where it may not or is in no window, or where the current one does not
    ///   resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool { RenderContext.current.makeFirstResponder(self) }

    /// Stops being the first responder.
    ///
    /// - Returns: Whether the object is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool { RenderContext.current.resignFirstResponder(self) }

    /// Called after the object has become the first responder, before the keyboard follows.
    func didBecomeFirstResponder() {}

    /// Called after the object has stopped being the first responder.
    func didResignFirstResponder() {}

    /// The view shown instead of the keyboard while the object is the first responder; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view shown above the keyboard while the object is the first responder; nil for none.
    open var inputAccessoryView: UIView? { nil }

    /// The controller of the view shown instead of the keyboard; nil for none.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller of the view shown above the keyboard; nil for none.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// The input mode of the displayed keyboard; nil for that of the user.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// The identifier under which the input mode is saved; nil for none.
    open var textInputContextIdentifier: String? { nil }

    /// Displays the current input views of the object, if it is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        RenderContext.current.firstResponderDidChange(from: self, to: self)
    }

    // MARK: Actions

    /// The key commands of a hardware keyboard; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The user activity, to be continued on another device; nil for none.
    open var userActivity: NSUserActivity?
    /// Called to update the state of the user activity.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called to restore the state of a user activity.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Returns whether the object can perform a command now.
    ///
    /// Source: the documentation of `canPerformAction(_:withSender:)`: whether the class has the method. Methods are
    /// found by name in classes that list them and in extensions; the standard edit actions have no effect by default.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (self as? any InterfaceBuilderConnectable)?.unwindActions.contains(action) ?? false
            || action.isExtensionMethod(of: self)
    }
    /// Returns the object that performs a command: the first in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Cuts the selection to the pasteboard; does nothing unless overridden, as the other edit actions.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Inserts the content of the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Selects the object at the touch.
    open func select(_ sender: Any?) {}
    /// Selects all of the content.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection without copying it.
    open func delete(_ sender: Any?) {}
    /// Inserts the content of the pasteboard in the style of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Sets the writing direction of the text to left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Sets the writing direction of the text to right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Toggles bold text in the selection.
    open func toggleBoldface(_ sender: Any?) {}
    /// Toggles italic text in the selection.
    open func toggleItalics(_ sender: Any?) {}
    /// Toggles the underline of the selection.
    open func toggleUnderline(_ sender: Any?) {}
    /// Increases the font size of the selection.
    open func increaseSize(_ sender: Any?) {}
    /// Decreases the font size of the selection.
    open func decreaseSize(_ sender: Any?) {}
    /// Updates the attributes of the selection.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    /// Shows the find navigator.
    open func find(_ sender: Any?) {}
    /// Moves to the next search result.
    open func findNext(_ sender: Any?) {}
    /// Moves to the previous search result.
    open func findPrevious(_ sender: Any?) {}
    /// Shows the find navigator with a field for replacing.
    open func findAndReplace(_ sender: Any?) {}
    /// Searches for the selected text.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Prints the content of the object.
    open func printContent(_ sender: Any?) {}

    /// The types of items that may be pasted or dropped; nil for none.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { ResponderOptions.known(of: self)?.pasteConfiguration }
        set { ResponderOptions.of(self).pasteConfiguration = newValue }
    }
    /// Called with the item providers that are pasted or dropped.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether content may be pasted: if the paste configuration accepts all of it.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    // MARK: Menus

    /// Called to change the app's menus, which are not shown; the default passes the builder to the next responder.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    /// Called to update the state of a command; does nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Motion and remote control

    /// Called when a shake of the device begins; not called here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a shake of the device has ended; not called here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a shake was interrupted; not called here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a remote control event arrives, as of a headset; not called here.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Called when presses of keys or buttons begin; the default implementation passes them to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when presses change; the default implementation passes them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when presses end; the default implementation passes them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when the system cancels presses; the default implementation passes them to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when an observed value has changed; see `NSObject.addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Called when the view is rendered from Interface Builder files, as on Xcode's canvas.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether the object is an accessibility element; false by default, true for controls and texts.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility?.isElement ?? isAccessibleByDefault }
        set { accessibility.isElement = newValue }
    }
    /// Whether the object is an accessibility element where nothing was set.
    var isAccessibleByDefault: Bool { false }
    /// The label of the object for assistive technologies; nil for none.
    open var accessibilityLabel: String? {
        get { ownAccessibility?.label?.string }
        set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The label with speech attributes; nil for none.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { ownAccessibility?.label }
        set { accessibility.label = newValue }
    }
    /// A description of the result of an action on the object; nil for none.
    open var accessibilityHint: String? {
        get { ownAccessibility?.hint?.string }
        set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The hint with speech attributes; nil for none.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { ownAccessibility?.hint }
        set { accessibility.hint = newValue }
    }
    /// The value of the object for assistive technologies; nil for none.
    open var accessibilityValue: String? {
        get { ownAccessibility?.value?.string }
        set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The value with speech attributes; nil for none.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { ownAccessibility?.value }
        set { accessibility.value = newValue }
    }
    /// The accessibility traits of the object, such as button or header.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownAccessibility?.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    /// The accessibility traits where none were set.
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// An identifier for tests and tools.
    open var accessibilityIdentifier: String? {
        get { ownAccessibility?.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The language code in which the object is spoken; nil for that of the user.
    open var accessibilityLanguage: String? {
        get { ownAccessibility?.language }
        set { accessibility.language = newValue }
    }
    /// The frame in the coordinates of the screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            ownAccessibility?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) }
                ?? .zero
        }
        set { accessibility.frame = newValue }
    }
    /// The outline in the coordinates of the screen; nil for the frame.
    open var accessibilityPath: UIBezierPath? {
        get { ownAccessibility?.path }
        set { accessibility.path = newValue }
    }
    /// The point in the coordinates of the screen at which the object is activated.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// The accessibility elements in the object; nil for its views.
    open var accessibilityElements: [Any]? {
        get { ownAccessibility?.elements }
        set { accessibility.elements = newValue }
    }
    /// Returns the number of accessibility elements in the object.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the accessibility element at an index.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an accessibility element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// The type of the accessibility container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { ownAccessibility?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }
    /// The custom actions of the object; nil for none.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ownAccessibility?.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The custom rotors of the object; nil for none.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { ownAccessibility?.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// The names of the object for Voice Control.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { ownAccessibility?.inputLabels ?? [] }
        set { accessibility.inputLabels = newValue }
    }
    /// Whether the elements in the object are hidden from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { ownAccessibility?.areElementsHidden ?? false }
        set { accessibility.areElementsHidden = newValue }
    }
    /// Whether assistive technologies ignore the siblings of the object.
    open var accessibilityViewIsModal: Bool {
        get { ownAccessibility?.isModal ?? false }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements in the object are read as a group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { ownAccessibility?.groupsChildren ?? false }
        set { accessibility.groupsChildren = newValue }
    }
    /// Whether the user can interact with the object.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { ownAccessibility?.respondsToInteraction ?? true }
        set { accessibility.respondsToInteraction = newValue }
    }
    /// Called to activate the object; returns whether it did.
    open func accessibilityActivate() -> Bool { false }
    /// Called to increment the value of an adjustable element.
    open func accessibilityIncrement() {}
    /// Called to decrement the value of an adjustable element.
    open func accessibilityDecrement() {}
    /// Called to scroll; returns whether the object did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called to dismiss a modal view; returns whether the object did.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called to perform the most important action; returns whether the object did.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called after an assistive technology has focused the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after an assistive technology has moved its focus away.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology has focused the object: none has here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The window that the object belongs to; nil for none.
    var owningWindow: UIWindow? {
        switch self {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }

    /// The items of the shortcuts bar above the keyboard of an iPad; they are not drawn.
    open var inputAssistantItem: UITextInputAssistantItem {
        let type = UITextInputAssistantItem.self
        let key = UnsafeRawPointer(Unmanaged.passUnretained(type as AnyObject).toOpaque())
        if let known = objc_getAssociatedObject(self, key) as? UITextInputAssistantItem { return known }
        let made = UITextInputAssistantItem()
        objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// The items that the system's commands share; nil for none.
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { ResponderOptions.known(of: self)?.activityItemsConfiguration }
        set { ResponderOptions.of(self).activityItemsConfiguration = newValue }
    }

    /// Returns the assistive technologies that focus on the object: none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }

    /// How assistive technologies navigate the elements of the object.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { AccessibilityStorage.of(self).navigationStyle }
        set { AccessibilityStorage.of(self).navigationStyle = newValue }
    }

    /// The header elements of a table's cell; nil for none.
    open var accessibilityHeaderElements: [Any]? {
        get { AccessibilityStorage.of(self).headerElements }
        set { AccessibilityStorage.of(self).headerElements = newValue }
    }

    /// The context of the object's text; nil for none.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { AccessibilityStorage.of(self).textualContext }
        set { AccessibilityStorage.of(self).textualContext = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The names by which Voice Control identifies the object, with attributes of speech.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            AccessibilityStorage.of(self).attributedInputLabels
                ?? accessibilityUserInputLabels.map(NSAttributedString.init(string:))
        }
        set { AccessibilityStorage.of(self).attributedInputLabels = newValue }
    }

    /// The points where the object can be dragged; nil for its middle.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityStorage.of(self).dragSources }
        set { AccessibilityStorage.of(self).dragSources = newValue }
    }

    /// The points where content can be dropped on the object; nil for its middle.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { AccessibilityStorage.of(self).dropPoints }
        set { AccessibilityStorage.of(self).dropPoints = newValue }
    }
}
