import Maquette
import MaquetteCommands
import UIKit

/// A tool that draws screens whose code runs: each state is a script of touches, and each picture a moment of it.
@main
struct LiveScreens: ScreenGallery {
    static let screens = [
        onboarding, guide, cities, form, pages, message, message(named: "question", ["Delete", "Archive"]),
        bubbles(.views), bubbles(.layers), bubbles(.label), menus, profile,
    ]

    /// Pages that are turned by the button, by a swipe, or by the dots.
    static let onboarding = Screen("onboarding") { OnboardingViewController() }
        .steps("button") {
            Step.tap("next")
            Step.capture("turning", at: 0.15)
            Step.capture("second")
            Step.expect("dots", .page, .equal, .number(1))
            Step.expect("title", .text, .equal, .text("Share"))
            Step.tap("next")
            Step.capture("third")
            Step.expect("next", .text, .equal, .text("Start"))
        }
        .steps("swipe") {
            Step.swipe(.left, on: "pages")
            Step.capture("second")
            Step.expect("dots", .page, .equal, .number(1))
            Step.swipe(.right, on: "pages")
            Step.capture("first")
            Step.expect("title", .text, .equal, .text("Discover"))
        }

    /// A guide that is shown once for each of its versions.
    static let guide = Screen("home", states: ["first", "again", "newer"]) { state in
        // What the app kept of an earlier launch.
        if state == "again" || state == "newer" { UserDefaults.standard.set(1, forKey: "guideVersion") }
        return HomeViewController(guideVersion: state == "newer" ? 2 : 1)
    }
    .steps("first") {
        Step.capture("guide")
        Step.tap("next")
        Step.tap("next")
        Step.tap("next")
        Step.capture("home")
    }

    static let cities = Screen("cities") {
        UINavigationController(rootViewController: CitiesViewController())
    }
    .steps("deleted") {
        Step.deleteRow(1)
        Step.capture("row")
    }
    .steps("opened") {
        Step.selectRow(2)
        Step.capture("opening", at: 0.15)
        Step.capture("detail")
        Step.back
        Step.capture("list")
    }

    static let form = Screen("form") { FormViewController() }
        .steps("filled") {
            Step.type("Ada", in: "field1")
            Step.focus("field7")
            Step.capture("field7")
            Step.dismissKeyboard
            Step.capture("end")
        }

    static let pages = Screen("pages") { PagesViewController() }
        .steps("turned") {
            Step.swipe(.left, on: "row1")
            Step.swipe(.up, on: "rows")
            Step.swipe(.left, on: "row2")
            Step.swipe(.left, on: "row2")
            Step.capture("upright")
            Step.rotate()
            Step.capture("sideways")
        }

    /// A bubble's context menu, and the menu of a button.
    static let menus = Screen("menus") { MenusViewController() }
        .steps("pressed") {
            Step.longPress("bubble")
            Step.capture("menu")
            Step.tap("Delete")
            Step.capture("deleted")
            Step.expect("bubble", .exists, false)
        }
        .steps("sorted") {
            Step.tap("more")
            Step.capture("menu")
            Step.tap("Show")
            Step.capture("submenu")
        }

    static let message = message(named: "message", ["Delete"])

    private static func message(named name: String, _ buttons: [String]) -> Screen {
        Screen(name) { MessageViewController(buttons: buttons) }
            .steps("deleted") {
                Step.tap("delete")
                Step.capture("alert")
                Step.tap("Delete")
                Step.capture("message", at: 1)
                Step.capture("gone")
            }
    }

    /// A storyboard with an unwind segue. A button's action comes first, then `prepare`, then the unwinding; a bar
    /// item's unwind segue takes the place of its action.
    static let profile = Screen("profile") {
        UIStoryboard(name: "Profile", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    }
    .interfaces(
        in: ["Sources/LiveExample/Interfaces"],
        classes: [
            "ProfileViewController": ProfileViewController.self,
            "EditNameViewController": EditNameViewController.self,
        ]
    )
    .steps("by-button") {
        Step.capture("before")
        Step.tap("Edit name")
        Step.capture("opening", at: 0.15)
        Step.type(" Lovelace", in: "field")
        Step.capture("editing")
        Step.tap("Save")
        Step.capture("after")
        Step.expect("name", .text, .equal, .text("Ada Lovelace"))
    }
    .steps("by-item") {
        Step.tap("Edit name")
        Step.wait(0.5)
        Step.type(" Lovelace", in: "field")
        Step.wait(0.5)
        Step.tap("Done")
        Step.capture("after")
    }

    private static func bubbles(_ technique: BubblesViewController.Technique) -> Screen {
        Screen("bubbles-of-\(technique.rawValue)") { BubblesViewController(technique) }
            .steps("tapped") {
                Step.capture("first")
                Step.tap(x: 250, y: 400)
                Step.capture("second")
                Step.tap(x: 250, y: 400)
                Step.capture("third")
                Step.tap(x: 250, y: 400)
                Step.capture("none")
            }
    }
}
