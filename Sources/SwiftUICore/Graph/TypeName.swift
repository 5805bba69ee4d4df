/// The names of types for reports.
enum TypeName {
    /// Returns the name of a type without its module and generic arguments.
    static func text(of type: any Any.Type) -> String {
        let name = String(describing: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}
