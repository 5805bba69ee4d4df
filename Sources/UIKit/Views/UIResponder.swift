/// An object in the responder chain: the application, a window, a view or a view controller.
open class UIResponder: NSObject {
    /// The next responder in the chain.
    open var next: UIResponder? { nil }

    /// Whether setters notify observers of values at once.
    var hasObservers = false
    /// What other objects keep with this one; nil for nothing.
    var attachedObjects: AttachedObjects?
    /// What code or a file has set for assistive technologies; nil for nothing.
    private(set) var ownAccessibility: AccessibilityValues?
    /// The accessibility settings, made with the first.
    private var accessibility: AccessibilityValues {
        if let ownAccessibility { return ownAccessibility }
        let made = AccessibilityValues()
        ownAccessibility = made
        return made
    }
    /// The observers of traits, of views and view controllers; nil for none.
    var traitObservers: [TraitObserver]?

    /// Creates a responder.
    public override init() { super.init() }

    /// Makes an object of this class for `instance()` and its kin; nil by default.
    ///
    /// A subclass that is made by its class overrides it to call its own initializers; of ported sources, all do.
    ///
    /// - Parameter arguments: The arguments of the initializer.
    /// - Returns: The object; nil if the class has no such initializer.
    open class func makeInstance(_ arguments: InstanceArguments) -> UIResponder? { nil }

    /// Called after the object was made from a storyboard or nib and its outlets were connected.
    open func awakeFromNib() {}

    /// Called when fingers come down; the default implementation passes the touches to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    /// Called when fingers move; the default implementation passes the touches to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    /// Called when fingers are lifted; the default implementation passes the touches to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    /// Called when the system ends touches; the default implementation passes the touches to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// Called when estimated properties of touches are known, as of pencils; never here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        next?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// Which gestures of editing the responder has; the standard ones by default.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Records how changes are undone: that of the next responder that has one, and of the window at last.
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

    /// Makes the object the first responder of its window, after the present one has resigned.
    ///
    /// - Returns: Whether it is now; false where it may not or is in no window, or where the present one does not
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
    /// The language of the keyboard that is shown; nil for that of the user.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// The name under which the language of the keyboard is kept; nil for none.
    open var textInputContextIdentifier: String? { nil }

    /// Shows the object's input views as they are now, if it is the first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        RenderContext.current.firstResponderDidChange(from: self, to: self)
    }

    // MARK: Actions

    /// The commands that keys of a hardware keyboard send; nil for none.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// What the user does, to be continued elsewhere.
    open var userActivity: NSUserActivity?
    /// Called to fill in the activity of the user.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called to continue an activity of the user.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Returns whether the object performs a command now.
    ///
    /// Source: the documentation of `canPerformAction(_:withSender:)`: whether the class has the method. Methods are
    /// found by name in classes that list them; the standard edit actions have no effect by default.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        (self as? any InterfaceBuilderConnectable)?.unwindActions.contains(action) ?? false
    }
    /// Returns the object that performs a command: the first in the chain that can.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Cuts the selection; does nothing unless overridden, as the other edit actions.
    open func cut(_ sender: Any?) {}
    /// Copies the selection.
    open func copy(_ sender: Any?) {}
    /// Inserts what the pasteboard holds.
    open func paste(_ sender: Any?) {}
    /// Selects what is at the finger.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Deletes the selection.
    open func delete(_ sender: Any?) {}
    /// Inserts what the pasteboard holds in the style of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Writes the text from left to right.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Writes the text from right to left.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Toggles bold text in the selection.
    open func toggleBoldface(_ sender: Any?) {}
    /// Toggles italic text in the selection.
    open func toggleItalics(_ sender: Any?) {}
    /// Toggles the underline of the selection.
    open func toggleUnderline(_ sender: Any?) {}
    /// Enlarges the selection's font.
    open func increaseSize(_ sender: Any?) {}
    /// Reduces the selection's font.
    open func decreaseSize(_ sender: Any?) {}
    /// Changes the attributes of the selection.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
    /// Begins to search.
    open func find(_ sender: Any?) {}
    /// Goes to the next result.
    open func findNext(_ sender: Any?) {}
    /// Goes to the previous result.
    open func findPrevious(_ sender: Any?) {}
    /// Begins to search and replace.
    open func findAndReplace(_ sender: Any?) {}
    /// Searches for the selection.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Prints the content.
    open func printContent(_ sender: Any?) {}

    /// What may be pasted or dropped; nil for nothing.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { ResponderOptions.known(of: self)?.pasteConfiguration }
        set { ResponderOptions.of(self).pasteConfiguration = newValue }
    }
    /// Called with what is pasted or dropped.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Returns whether content may be pasted: if the paste configuration accepts all of it.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }

    // MARK: Menus

    /// Called to change the menus of the app, which are not shown; the default passes the builder on.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
    /// Called to change how a command is shown; nothing by default.
    open func validate(_ command: UICommand) {}

    // MARK: Motion and remote control

    /// Called when the device begins to be shaken, which it never is here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when the device was shaken, which it never is here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when shaking was interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a headset's button was pressed, which none is here.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Called when keys or buttons are pressed; the default implementation passes them to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Called when keys or buttons change; the default implementation passes them to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Called when keys or buttons are let go; the default implementation passes them to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Called when presses are interrupted; the default implementation passes them to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when a value observed by name has changed; see `NSObject.addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// Called in the canvas of Interface Builder and in interfaces that are rendered from its files.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    /// Whether assistive technologies can reach the object; false by default, true for controls and texts.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility?.isElement ?? isAccessibleByDefault }
        set { accessibility.isElement = newValue }
    }
    /// Whether assistive technologies can reach the object where nothing was set.
    var isAccessibleByDefault: Bool { false }
    /// What the object is called.
    open var accessibilityLabel: String? {
        get { ownAccessibility?.label?.string }
        set { accessibility.label = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What the object is called, with attributes of speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { ownAccessibility?.label }
        set { accessibility.label = newValue }
    }
    /// What an action on the object does.
    open var accessibilityHint: String? {
        get { ownAccessibility?.hint?.string }
        set { accessibility.hint = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What an action on the object does, with attributes of speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { ownAccessibility?.hint }
        set { accessibility.hint = newValue }
    }
    /// The value of the object.
    open var accessibilityValue: String? {
        get { ownAccessibility?.value?.string }
        set { accessibility.value = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The value of the object, with attributes of speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { ownAccessibility?.value }
        set { accessibility.value = newValue }
    }
    /// What kind of thing the object is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownAccessibility?.traits ?? defaultAccessibilityTraits }
        set { accessibility.traits = newValue }
    }
    /// What kind of thing the object is where nothing was set.
    var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
    /// An identifier for tests and tools.
    open var accessibilityIdentifier: String? {
        get { ownAccessibility?.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The language in which the object is spoken; nil for that of the user.
    open var accessibilityLanguage: String? {
        get { ownAccessibility?.language }
        set { accessibility.language = newValue }
    }
    /// The frame in the coordinates of the screen.
    open var accessibilityFrame: CGRect {
        get {
            ownAccessibility?.frame ?? (self as? UIView).map { $0.convert($0.bounds, to: nil as UIView?) }
                ?? .zero
        }
        set { accessibility.frame = newValue }
    }
    /// The outline in the coordinates of the screen.
    open var accessibilityPath: UIBezierPath? {
        get { ownAccessibility?.path }
        set { accessibility.path = newValue }
    }
    /// Where a touch activates the object, in the coordinates of the screen.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ownAccessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.activationPoint = newValue }
    }
    /// The elements inside the object; nil where its views are.
    open var accessibilityElements: [Any]? {
        get { ownAccessibility?.elements }
        set { accessibility.elements = newValue }
    }
    /// Returns the number of elements inside the object.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// Returns the index of an element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    /// How the object contains others.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { ownAccessibility?.containerType ?? .none }
        set { accessibility.containerType = newValue }
    }
    /// The actions that are offered for the object.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ownAccessibility?.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The lists that assistive technologies step through.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { ownAccessibility?.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// The names that Voice Control knows the object by.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var accessibilityUserInputLabels: [String]! {
        get { ownAccessibility?.inputLabels ?? [] }
        set { accessibility.inputLabels = newValue }
    }
    /// Whether what is inside the object is kept from assistive technologies.
    open var accessibilityElementsHidden: Bool {
        get { ownAccessibility?.areElementsHidden ?? false }
        set { accessibility.areElementsHidden = newValue }
    }
    /// Whether assistive technologies ignore what is beside the object.
    open var accessibilityViewIsModal: Bool {
        get { ownAccessibility?.isModal ?? false }
        set { accessibility.isModal = newValue }
    }
    /// Whether what is inside the object is read together.
    open var shouldGroupAccessibilityChildren: Bool {
        get { ownAccessibility?.groupsChildren ?? false }
        set { accessibility.groupsChildren = newValue }
    }
    /// Whether the user can act on the object.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { ownAccessibility?.respondsToInteraction ?? true }
        set { accessibility.respondsToInteraction = newValue }
    }
    /// Called to activate the object; returns whether it did something.
    open func accessibilityActivate() -> Bool { false }
    /// Called to increase the value.
    open func accessibilityIncrement() {}
    /// Called to decrease the value.
    open func accessibilityDecrement() {}
    /// Called to scroll; returns whether it did.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called to leave what is modal; returns whether it did.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for the most important action; returns whether there is one.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when an assistive technology came to the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology left the object.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology is at the object: none is here.
    open func accessibilityElementIsFocused() -> Bool { false }

    /// The window that the object belongs to; nil for none.
    var owningWindow: UIWindow? {
        switch self {
        case let view as UIView: view.window
        case let controller as UIViewController: controller.viewIfLoaded?.window
        default: nil
        }
    }
}
