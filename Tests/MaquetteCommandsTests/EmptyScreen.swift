import Maquette
import UIKit

/// A screen with nothing on it.
func emptyScreen(named name: String) -> Screen { Screen(name) { UIViewController() } }
