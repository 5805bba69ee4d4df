import Foundation
import Maquette
import ScreenBuilder
import TestSupport
import Testing

@testable import UIKitCore

/// The views of a screen are released when its frames are known: nothing in a tree may retain the tree.
@Suite struct LiveObjectTests {
    private struct WeakReference {
        weak var object: AnyObject?
    }

    /// Shows another controller's view and records its objects after layout.
    private final class Watcher: UIViewController {
        let shown: UIViewController
        var note: ([AnyObject]) -> Void = { _ in }

        init(_ shown: UIViewController) {
            self.shown = shown
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            addChild(shown)
            shown.view.frame = view.bounds
            view.addSubview(shown.view)
        }

        override func viewDidAppear(_ animated: Bool) {
            var found: [AnyObject] = [self]
            view.forEachView { view in
                found += [view, view.layer] + view.constraints + view.layoutGuides
                found += (view.layer.sublayers ?? []) as [AnyObject]
                if let next = view.next { found.append(next) }
            }
            note(found)
        }
    }

    /// Returns the objects of a controller's tree that are still alive after its layout, by class, and the
    /// number of objects there were.
    private func survivors(_ make: () -> UIViewController) -> (count: Int, alive: [String]) {
        var noted: [WeakReference] = []
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        _ = environment.layoutTree {
            let watcher = Watcher(make())
            watcher.note = { noted = $0.map { WeakReference(object: $0) } }
            return watcher
        }
        return (noted.count, noted.compactMap { $0.object.map { "\(type(of: $0))" } })
    }

    @Test func noViewOfTheGalleryOutlivesItsRender() throws {
        let selection = InputSelection(states: .all)
        let files = InputFinder.inputs(for: [PackageFiles.url("assets/screens").path])
        let inputs = loadInputs(files, selection: selection, workers: 1)
        let recipes = inputs.flatMap(\.recipes)
        try #require(recipes.count > 10)
        for recipe in recipes {
            guard case .scene(let scene, _) = recipe.content else { continue }
            let (count, alive) = survivors { buildScreen(scene) }
            #expect(count > 2 && alive.isEmpty, "\(recipe.input) \(recipe.state ?? "")")
        }
    }

    @Test func aTreeThatKeepsItselfIsFound() {
        final class Selfish: UIView {
            var keeper: UIView?
        }
        let (_, alive) = survivors {
            let controller = UIViewController(), view = Selfish()
            view.keeper = view
            controller.view.addSubview(view)
            return controller
        }
        #expect(alive.contains("Selfish"))
    }
}
