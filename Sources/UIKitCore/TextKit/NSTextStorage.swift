/// Attributed text that layout managers lay out, and that notifies them of changes.
///
/// Subclasses that keep the text elsewhere override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and call `edited(_:range:changeInLength:)` in the last two;
/// everything else is made of these.
open class NSTextStorage: NSMutableAttributedString {
    /// The kinds of changes of a text storage. Raw values match Apple's.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The raw value, with one bit for each kind of change.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Attributes were added, removed or changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// The layout managers that lay out the text.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// The delegate, notified of changes; not retained.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// The kinds of changes since the last processing.
    open private(set) var editedMask: EditActions = []
    /// The range of the changes since the last processing, after the changes.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// The change of the length since the last processing, in UTF-16 units.
    open private(set) var changeInLength = 0
    private var editingDepth = 0
    /// The number of times that changes were processed.
    private(set) var changeCount = 0
    /// Called after changes were processed.
    var didChange: (() -> Void)?

    /// Creates a storage without text.
    public init() { super.init(string: "") }
    /// Creates a storage with text.
    public override init(string text: String) { super.init(string: text) }
    /// Creates a storage with text that has the same attributes throughout.
    public override init(string text: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: text, attributes: attributes)
    }
    /// Creates a storage with attributed text.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }
    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(string: "") }

    /// Adds a layout manager.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Removes a layout manager.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    // MARK: Changes

    /// Replaces characters; the new ones have the attributes of the first that are replaced.
    open override func replaceCharacters(in range: NSRange, with text: String) {
        super.replaceCharacters(in: range, with: text)
        edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length)
    }

    /// Sets the attributes of characters, in place of those that they have.
    open override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attributes, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    /// Defers the processing of changes until `endEditing()`.
    open override func beginEditing() { editingDepth += 1 }

    /// Processes the changes since `beginEditing()`.
    open override func endEditing() {
        editingDepth = max(0, editingDepth - 1)
        if editingDepth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Records a change, which is processed at once outside of `beginEditing()` and `endEditing()`.
    ///
    /// - Parameters:
    ///   - editedMask: The kinds of the change.
    ///   - editedRange: Where, before the change.
    ///   - delta: The change of the length, in UTF-16 units.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let now = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedMask.isEmpty ? now : NSUnionRange(self.editedRange, now)
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if editingDepth == 0 { processEditing() }
    }

    /// Notifies the delegate and the layout managers of the changes.
    open func processEditing() {
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        // Changes that the delegate makes are a part of this one.
        editingDepth += 1
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: change)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: change)
        editingDepth -= 1
        (editedMask, editedRange) = ([], NSRange(location: NSNotFound, length: 0))
        changeInLength = 0
        changeCount += 1
        didChange?()
    }

    /// Fixes the attributes of characters; they are already fixed.
    open func ensureAttributesAreFixed(in range: NSRange) {}
    /// Whether attributes are fixed when they are needed.
    open var fixesAttributesLazily: Bool { true }

    // MARK: Made of the above

    /// The length in UTF-16 units.
    open override var length: Int { string.utf16.count }

    /// Appends text with its attributes.
    open override func append(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: text)
    }
    /// Inserts text at a location in UTF-16 units.
    open override func insert(_ text: NSAttributedString, at location: Int) {
        replaceCharacters(in: NSRange(location: location, length: 0), with: text)
    }
    /// Removes the characters of a range in UTF-16 units.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    /// Replaces all of the text.
    open override func setAttributedString(_ text: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: text)
    }

    /// Replaces characters by others with their attributes.
    open override func replaceCharacters(in range: NSRange, with text: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: text.string)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all, options: []) { attributes, part, _ in
            let place = NSRange(location: range.location + part.location, length: part.length)
            setAttributes(attributes, range: place)
        }
        endEditing()
    }

    /// Sets an attribute of characters.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }
    /// Sets attributes of characters.
    open override func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attributes) { _, new in new } }
    }
    /// Removes an attribute of characters.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        beginEditing()
        for (old, part) in runs(in: range) {
            var attributes = old
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    /// Returns the attributes of characters with the ranges that have them.
    private func runs(in range: NSRange) -> [([NSAttributedString.Key: Any], NSRange)] {
        var found: [([NSAttributedString.Key: Any], NSRange)] = []
        var start = range.location
        let end = min(range.location + range.length, length)
        while start < end {
            var run = NSRange(location: start, length: 1)
            let attributes = attributes(at: start, effectiveRange: &run)
            let next = min(end, max(start + 1, run.location + run.length))
            found.append((attributes, NSRange(location: start, length: next - start)))
            start = next
        }
        return found
    }

    /// Calls a closure with the attributes of characters.
    open override func enumerateAttributes(
        in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        let runs = runs(in: range)
        for (attributes, part) in options.contains(.reverse) ? runs.reversed() : runs where !stops.boolValue {
            block(attributes, part, &stops)
        }
    }

    /// Calls a closure with the values of an attribute.
    open override func enumerateAttribute(
        _ name: NSAttributedString.Key, in range: NSRange,
        options: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let text = attributedSubstring(from: range)
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(name, in: all, options: options) { value, part, stops in
            block(value, NSRange(location: range.location + part.location, length: part.length), stops)
        }
    }

    /// Returns a part of the text.
    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let units = Array(string.utf16)[range.location..<min(units(after: range), length)]
        let text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
        for (attributes, part) in runs(in: range) {
            let place = NSRange(location: part.location - range.location, length: part.length)
            text.setAttributes(attributes, range: place)
        }
        return NSAttributedString(attributedString: text)
    }

    private func units(after range: NSRange) -> Int { range.location + range.length }

    /// Returns the value of an attribute at a location.
    open override func attribute(
        _ name: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { attributes(at: location, effectiveRange: range)[name] }
}

/// The delegate that is notified of changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before layout managers are notified.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layout managers are notified, when only attributes may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// The default implementation does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
