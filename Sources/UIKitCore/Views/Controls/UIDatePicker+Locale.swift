extension UIDatePicker {
}
