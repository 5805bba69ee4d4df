/// The delegate of an app of SwiftUI that has none of its own.
final class AppStarter: UIResponder, UIApplicationDelegate {}
