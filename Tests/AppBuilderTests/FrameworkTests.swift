import Testing

@testable import AppBuilder

@Suite("Frameworks that apps import")
struct FrameworkTests {
    @Test("are built where the library lacks them, by the names that they have here")
    func missing() {
        let modules = ["UIKit", "Combine", "MapKit", "Kit", "os", "OSLog", "CoreGraphics"]
        #expect(
            Installation.missingFrameworks(of: modules, linked: ["MapKit"]) == [
                "MaquetteCombine", "MaquetteOS",
            ])
        #expect(Installation.missingFrameworks(of: modules, linked: nil).isEmpty)
    }
}
