package import Gallery
package import Maquette

extension GalleryShot {
    /// Describes a rendered screen, whose picture is that of the gallery.
    package init(_ screen: RenderedScreen, picture: GalleryPicture?) {
        self.init(
            input: screen.input, scene: screen.scene, state: screen.state, diagnostics: screen.diagnostics)
        conditions = screen.conditionTexts
        scale = screen.variant.device.scale
        imageNames = screen.imageNames
        self.picture = picture
        findings = screen.layoutFindings
        if let layout = screen.layout {
            // A device frame is as wide on both sides.
            let size = screen.commands?.size ?? layout.size
            let offset = Point(
                x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
            tree = GalleryTree(of: layout, offset: offset, constraints: screen.constraints)
        }
    }
}
