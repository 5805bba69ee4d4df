import Geometry
import Scene

extension UICollectionView {
    /// Fills the background of lists: that of the first section extends to the top, that of the last to the bottom.
    func listBackgrounds(_ context: ContentContext) -> [DrawCommand] {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return [] }
        let sections = layout.arrangement.sections
        let order = sections.keys.sorted()
        return order.compactMap { index in
            guard let place = sections[index], let color = place.section.list?.effectiveBackgroundColor else {
                return nil
            }
            let top = index == order.first ? bounds.minY : max(bounds.minY, place.frame.minY)
            let bottom = index == order.last ? bounds.maxY : min(bounds.maxY, place.frame.maxY)
            guard bottom > top else { return nil }
            let area = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
            return .draw(.fillRect(area.rect, .color(context.color(color))))
        }
    }
}
