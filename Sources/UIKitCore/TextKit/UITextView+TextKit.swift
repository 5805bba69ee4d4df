import Geometry
import Scene

extension UITextView {
    /// Connects the view with its container, and with the text of the layout manager of a given one.
    func connectContainer(isOwn: Bool) {
        textContainer.containerDidChange = { [weak self] in
            guard let self, !isUpdatingStorage else { return }
            textDidChange()
        }
        if isOwn { textContainer.widthTracksTextView = true }
        guard let storage = textContainer.layoutManager?.textStorage else { return }
        connect(storage)
        if storage.length > 0 { labelText = .styled(StyledText(storage)) }
    }

    func connect(_ storage: NSTextStorage) {
        ownStorage = storage
        storage.didChange = { [weak self, weak storage] in
            guard let self, let storage, !isUpdatingStorage else { return }
            isUpdatingStorage = true
            labelText = .styled(StyledText(storage))
            isUpdatingStorage = false
        }
        _ = layoutManager
    }

    /// Sets the storage's text to that of the view.
    func updateStorage() {
        guard let ownStorage, !isUpdatingStorage else { return }
        isUpdatingStorage = true
        ownStorage.setAttributedString(attributedText)
        isUpdatingStorage = false
    }

    /// Sets the size of a container that follows the view.
    func updateContainer() {
        guard textContainer.widthTracksTextView, bounds.width > 0 else { return }
        isUpdatingStorage = true
        let width = max(1, bounds.width - textContainerInset.left - textContainerInset.right)
        let height = bounds.height - textContainerInset.top - textContainerInset.bottom
        textContainer.size = CGSize(
            width: width, height: textContainer.heightTracksTextView ? max(1, height) : 0)
        isUpdatingStorage = false
    }

    /// Returns what a layout manager of a subclass draws; nil for one of UIKit's.
    func drawnByLayoutManager() -> [DrawCommand]? {
        guard let manager = textContainer.layoutManager, type(of: manager) != NSLayoutManager.self else {
            return nil
        }
        let size = CGSize(
            width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
        let context = CGContext(size: size)
        let glyphs = manager.glyphRange(for: textContainer)
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        DrawingStack.with(context) {
            manager.drawBackground(forGlyphRange: glyphs, at: origin)
            manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
        return context.finishedCommands
    }
}
