import Maquette
import MaquetteCommands
import SwiftUI

/// A tool that draws the views, with the flags of `maquette render`.
@main
struct Views: ScreenGallery {
    static let screens = [
        Screen("texts") { TextsView() },
        Screen("stacks") { StacksView() },
        Screen("shapes") { ShapesView() },
        Screen("images") { ImagesView() },
        Screen("effects") { EffectsView() },
        Screen("grids") { GridsView() },
        Screen("tasks", states: ["all", "open"]) { TasksView(showsAll: $0 != "open") },
        Screen("invoice") { InvoiceView() },
        Screen("mixed") { MixedView() },
        Screen("cells", make: { UINavigationController(rootViewController: CellsViewController()) }),
    ]
}
