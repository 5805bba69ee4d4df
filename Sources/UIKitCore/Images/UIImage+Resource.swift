extension UIImage {
    /// Creates the image of a resource that an asset catalog has; one of no size, with a diagnostic, where the render's assets
    /// have none of its name.
    public convenience init(resource: ImageResource) {
        guard let found = UIImage(named: resource.name) else {
            self.init()
            return
        }
        self.init(found.content, displayAttributes: found.displayAttributes)
    }
}
