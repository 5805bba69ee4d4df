extension UIBarButtonItem {
}
