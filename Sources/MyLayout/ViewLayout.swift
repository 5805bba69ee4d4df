import UIKitCore

/// What layouts keep about one view.
final class ViewLayout: LayoutExtension {
    private weak var view: UIView?
    private var settings: [MySizeClass: MySizeClassTraits] = [:]
    private var common: MySizeClassTraits?
    /// The view's place in the arrangement under way.
    var item: LayoutItem?
    /// The frame of the last arrangement.
    var estimatedFrame: CGRect?
    /// The size that the layout gave the view last, and the one it had before: the second is its own, which counts
    /// where nothing is set, so that laying out again changes nothing.
    private var given: (size: CGSize, own: CGSize)?
    /// The axes along which the layout around does not have the view be as large as its content.
    var suspendedWraps: Set<Axis> = []
    /// What to call when the view is placed.
    var completion: ((MyBaseLayout, UIView) -> Void)?

    init(_ view: UIView) { self.view = view }

    /// Returns the settings for a size class, made if there are none yet: empty, or a copy.
    func traits(in sizeClass: MySizeClass, copying source: MySizeClass? = nil) -> MySizeClassTraits {
        if sizeClass.isEmpty {
            if let common { return common }
        } else if let known = settings[sizeClass] {
            return known
        }
        let original = source.flatMap { $0.isEmpty ? common : settings[$0] }
        let made =
            original.map { MySizeClassTraits(view, copying: $0) } ?? MySizeClassTraits(view)
        set(made, in: sizeClass)
        return made
    }

    func set(_ traits: MySizeClassTraits, in sizeClass: MySizeClass) {
        if sizeClass.isEmpty { common = traits } else { settings[sizeClass] = traits }
        view?.layoutSettingsDidChange()
    }

    func remove(_ sizeClass: MySizeClass) {
        if sizeClass.isEmpty { common = nil } else { settings[sizeClass] = nil }
        view?.layoutSettingsDidChange()
    }

    func removeAll() {
        settings = [:]
        common = nil
        view?.layoutSettingsDidChange()
    }

    /// The size that the view has without its layout.
    func ownSize(of view: UIView) -> CGSize {
        guard let given, given.size == view.bounds.size else { return view.bounds.size }
        return given.own
    }

    /// Keeps what the layout is about to give the view.
    func give(_ size: CGSize, to view: UIView) { given = (size, ownSize(of: view)) }

    /// Returns the settings that apply under a size class.
    func bestTraits(for sizeClass: MySizeClass) -> MySizeClassTraits {
        if !settings.isEmpty {
            for candidate in sizeClass.fallbacks where !candidate.isEmpty {
                if let found = settings[candidate] { return found }
            }
        }
        return traits(in: [])
    }

    // MARK: LayoutExtension

    var arrangesSubviews: Bool { view is MyBaseLayout }

    var placementReasons: PlacementReasons? {
        guard let view, view.translatesAutoresizingMaskIntoConstraints else { return nil }
        if let layout = view.superview as? MyBaseLayout { return layout.reasons(for: view) }
        return (view as? MyBaseLayout)?.reasonsInSuperview()
    }
}
