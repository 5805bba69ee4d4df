import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UISwitch.appearance().onTintColor = UIColor(named: "Leaf")
        UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(named: "Soil")
        return true
    }
}
