package import Diagnostics
package import Geometry

/// A screen in one state under some conditions, as the gallery shows it.
package struct GalleryShot: Sendable {
    /// The input as the user named it.
    package var input: String
    /// The scene's name, if the input has several.
    package var scene: String?
    /// The state; nil for the screen as declared.
    package var state: String?
    /// The conditions by name, in the order in which they are shown.
    package var conditions: [(name: String, value: String)] = []
    /// The picture; nil if there is none.
    package var picture: GalleryPicture?
    /// Pixels per point.
    package var scale = 1.0
    /// The view tree; empty if the screen could not be built.
    package var tree = GalleryTree()
    /// The names of the images that the screen asks for.
    package var imageNames: [String] = []
    /// What was reported.
    package var diagnostics: [Diagnostic]
    /// What a layout inspection found, beside what was reported.
    package var findings: [Diagnostic] = []
    /// What was reported when its file was read.
    package var fileDiagnostics: [Diagnostic] = []

    /// Creates what is shown of an input without a picture.
    package init(input: String, scene: String? = nil, state: String? = nil, diagnostics: [Diagnostic] = []) {
        self.input = input
        self.scene = scene
        self.state = state
        self.diagnostics = diagnostics
    }

    /// The size of the picture in points; nil without one.
    package var size: Size? {
        picture.map { Size(width: Double($0.width) / scale, height: Double($0.height) / scale) }
    }

    /// The conditions under which pictures are compared: only those that look alike by themselves.
    var comparedConditions: [String] {
        conditions.filter { ["device", "orientation", "appearance"].contains($0.name) }.map(\.value)
    }

    var appearance: String? { conditions.first { $0.name == "appearance" }?.value }

    /// Whether another shot differs in the appearance alone.
    func differsInAppearance(from other: GalleryShot) -> Bool {
        func rest(_ shot: GalleryShot) -> [String] {
            [shot.state ?? ""] + shot.conditions.filter { $0.name != "appearance" }.map(\.value)
        }
        return appearance != other.appearance && rest(self) == rest(other)
    }
}
