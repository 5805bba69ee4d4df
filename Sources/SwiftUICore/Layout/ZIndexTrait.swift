/// The index of a view on the z-axis.
enum ZIndexTrait: ViewTraitKey {
    static var defaultValue: Double { 0 }
}
