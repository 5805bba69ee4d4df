import UIKitCore

/// Documents and apps that are for iPad alone are shown on one, unless a device is named.
package enum IPadOnlyPolicy {
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

    /// Says of the inputs that the rule applies to that it does; of an app once.
    package static func addNotes(to inputs: inout [LoadedInput]) {
        for index in inputs.indices {
            guard let note = note(on: inputs[index]) else { continue }
            inputs[index].diagnostics.append(note)
            if inputs[index].isPadApp { return }
        }
    }

    /// Returns what is said of an input that the rule applies to; nil for others.
    package static func note(on input: LoadedInput) -> Diagnostic? {
        guard input.recipes.contains(where: \.isForPad) else { return nil }
        let subject = input.isPadApp ? "app" : "document"
        return Diagnostic(
            .devicePad, "the \(subject) is for iPad and is shown on \(device.id)",
            at: Place(file: input.input),
            hints: ["--device names another one"])
    }
}

extension LoadedInput {
    /// Whether it is shown with the classes of an app for iPad alone.
    fileprivate var isPadApp: Bool { recipes.contains { $0.app?.launchInformation.isForPad == true } }
}
