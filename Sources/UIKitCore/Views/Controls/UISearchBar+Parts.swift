import Geometry
import Scene

/// The views of the parts of a search bar.
///
/// Source: public code for iOS 13 and later: the one subview of the bar contains the background and the container of the
/// field, whose text field is on the third level; a library takes the bar for the superview of the superview of the
/// container, in which the cancel button is, too. Chosen: the prompt belongs to the background, and the scopes have a
/// container of their own, above the others.
final class SearchBarParts {
    /// The view of the bar's size that contains the parts.
    let element = PartView()
    private let background: PartView
    private let prompt = PartLabel()
    private let fieldContainer = PartView()
    private let scopeContainer = PartView()
    private let cancelButton = PartButton(frame: .zero)

    init(_ bar: UISearchBar) {
        background = PartView { [weak bar] view, context in
            bar?.backgroundCommands(in: view.bounds, context) ?? []
        }
        prompt.font = .systemFont(ofSize: 13)
        prompt.textColor = .secondaryLabel
        prompt.textAlignment = .center
        cancelButton.setTitle(bar.cancelText.text, for: .normal)
        cancelButton.givenTitle = bar.cancelText.text
        cancelButton.drawing = { [weak bar] view, context in
            guard let bar else { return [] }
            var text = bar.cancelText
            if view.ownTint != nil, let tint = view.tintColor { text.color = tint }
            return bar.commands(text, in: view.bounds, context)
        }
        cancelButton.addTarget(for: .touchUpInside) { [weak bar] _, _ in bar?.editing.cancel() }
        for part in [element, fieldContainer, scopeContainer] { part.isUserInteractionEnabled = true }
        let shown = bar.children
        bar.addPart(element, at: 0)
        bar.addPart(background, in: element)
        bar.addPart(prompt, in: background)
        bar.addPart(fieldContainer, in: element)
        bar.addPart(scopeContainer, in: element)
        if bar.backgroundView.superview === bar { move(bar.backgroundView, to: element, at: 0) }
        if shown.contains(where: { $0 === bar.searchTextField }) {
            move(bar.searchTextField, to: fieldContainer, at: 0)
        }
    }

    func place(in bar: UISearchBar) {
        let bounds = bar.bounds, whole = CGRect(origin: .zero, size: bounds.size)
        bar.place(element, asPart: bounds)
        for part in [background, fieldContainer] { bar.place(part, asPart: whole) }
        bar.place(
            scopeContainer,
            asPart: bar.displaysScopes
                ? whole : CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0))
        if let scopes = bar.scopeControl, scopes.superview === bar { move(scopes, to: scopeContainer, at: 0) }
        prompt.text = bar.prompt
        bar.place(prompt, asPart: CGRect(x: 0, y: 4, width: bounds.width, height: 16))
        let isShown = cancelButton.partState?.isShown ?? false
        if bar.showsCancelButton != isShown {
            if isShown {
                cancelButton.removeFromSuperview()
            } else {
                bar.addPart(cancelButton, in: fieldContainer)
            }
            cancelButton.partState?.isShown = bar.showsCancelButton
        }
        bar.place(cancelButton, asPart: bar.cancelRect)
    }

    /// Moves a view within the bar: it does not leave the hierarchy, so that no hook is called and constraints stay.
    private func move(_ view: UIView, to host: UIView, at index: Int) {
        view.superview?.moveOut(view)
        host.children.insert(view, at: index)
        view.superview = host
    }
}
