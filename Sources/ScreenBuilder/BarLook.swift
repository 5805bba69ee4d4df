import ScreenDocuments
import UIKitCore

/// The appearance of a bar as a file specifies it, for bars of each class.
struct BarLook {
    private let value: BarAppearanceValue
    private let converter: ValueConverter

    /// Creates the appearance of bars from a file's value.
    init(_ value: BarAppearanceValue, by converter: ValueConverter) {
        self.value = value
        self.converter = converter
    }

    /// The appearance of a navigation bar.
    var navigationBar: UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        configure(appearance)
        appearance.titleTextAttributes = value.titleTextAttributes.map(converter.attributes) ?? [:]
        appearance.largeTitleTextAttributes = value.largeTitleTextAttributes.map(converter.attributes) ?? [:]
        let buttons = [
            appearance.buttonAppearance, appearance.doneButtonAppearance, appearance.backButtonAppearance,
        ]
        for button in buttons { button.normal.titleTextAttributes = itemAttributes }
        return appearance
    }

    /// The appearance of a toolbar.
    var toolbar: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        configure(appearance)
        reportTitles(of: "toolbar")
        for button in [appearance.buttonAppearance, appearance.doneButtonAppearance] {
            button.normal.titleTextAttributes = itemAttributes
        }
        return appearance
    }

    /// The appearance of a tab bar.
    var tabBar: UITabBarAppearance {
        let appearance = UITabBarAppearance()
        configure(appearance)
        reportTitles(of: "tab bar")
        let layouts = [
            appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
            appearance.compactInlineLayoutAppearance,
        ]
        var selected = itemAttributes
        selected[.foregroundColor] = nil
        for layout in layouts {
            layout.normal.titleTextAttributes = itemAttributes
            layout.selected.titleTextAttributes = selected
        }
        return appearance
    }

    private var itemAttributes: [NSAttributedString.Key: Any] {
        value.itemTitleTextAttributes.map(converter.attributes) ?? [:]
    }

    /// Reports styles of titles, which only navigation bars have.
    private func reportTitles(of bar: String) {
        guard value.titleTextAttributes != nil || value.largeTitleTextAttributes != nil else { return }
        converter.report(
            .viewUnsupported, "a \(bar) has no title", hints: ["itemTitleTextAttributes is for its items"])
    }

    private func configure(_ appearance: UIBarAppearance) {
        switch value.background {
        case .default: appearance.configureWithDefaultBackground()
        case .opaque: appearance.configureWithOpaqueBackground()
        case .transparent: appearance.configureWithTransparentBackground()
        }
        if let color = value.backgroundColor.flatMap(converter.color) { appearance.backgroundColor = color }
        if let color = value.shadowColor.flatMap(converter.color) { appearance.shadowColor = color }
        if let image = value.backgroundImage { appearance.backgroundImage = converter.image(image).image }
    }
}
