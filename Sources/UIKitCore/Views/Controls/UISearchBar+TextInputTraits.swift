// The traits of a search bar's keyboard are those of its field.
extension UISearchBar: UITextInputTraits {}
