/// An image that a layer shows as its contents.
package protocol LayerContents: AnyObject {
    /// Returns what a layer with a scale, in pixels per point, shows of the image.
    func picture(scale: CGFloat) -> any LayerPicture
}

extension CGImage: LayerContents {
    package func picture(scale: CGFloat) -> any LayerPicture {
        LayerBitmap(scale: scale, of: self)
    }
}
