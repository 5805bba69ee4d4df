import SwiftUICore
import UIKit

/// What the views of a host say about bars and presentations, and what was made of it.
final class HostPreferences {
    private unowned let view: HostingView
    private let bars = BarItems()
    private let presenter = Presenter()
    /// Whether the views say what the controller's bars show; not those of an item of a bar.
    var followsBars = true

    init(_ view: HostingView) { self.view = view }

    /// Brings the bars of the host's controller up to date with the views.
    func updateBars() {
        guard followsBars, let controller = view.controller else { return }
        bars.update(controller, with: view.graph.preference(BarPreferencesKey.self), in: view)
    }

    /// Brings bars and presentations up to date with the views.
    func update() {
        updateBars()
        updatePresentations()
    }

    /// Called before the host's controller leaves the screen, whose bars others use then.
    func willLeave() { bars.willLeave() }

    /// Brings presentations up to date with the views.
    func updatePresentations() {
        guard let controller = HostReference(view: view).controller else { return }
        presenter.update(view.graph.preference(PresentationsKey.self), from: controller, in: view)
    }
}
