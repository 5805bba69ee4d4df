/// Documents that are for iPad alone are shown on one, unless a device is named.
package enum PadRule {
    /// The device. Chosen: the size that iPads had when such documents were made.
    package static var device: DeviceProfile { .iPad6 }

    /// Combines a screen with variants.
    ///
    /// - Parameters:
    ///   - recipe: The screen.
    ///   - variants: The variants.
    ///   - isDeviceNamed: Whether their devices were asked for.
    /// - Returns: A request for each variant.
    package static func requests(
        for recipe: ScreenRecipe, in variants: [Variant], isDeviceNamed: Bool
    ) -> [RenderRequest] {
        variants.map { variant in
            var variant = variant
            if recipe.isForPad, !isDeviceNamed { variant.device = device }
            return RenderRequest(recipe: recipe, variant: variant)
        }
    }

    /// Returns what is said of an input that the rule applies to; nil for others.
    package static func note(on input: LoadedInput) -> Diagnostic? {
        guard input.recipes.contains(where: \.isForPad) else { return nil }
        return Diagnostic(
            .devicePad, "the document is for iPad and is shown on \(device.id)", at: Place(file: input.input),
            hints: ["--device names another one"])
    }
}
