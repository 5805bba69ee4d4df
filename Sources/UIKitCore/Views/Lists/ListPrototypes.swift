import Diagnostics

/// The cells of a file that a list shows in place of cells that its code would give it, where code is left out.
package struct ListPrototypes {
    /// Whether code is left out of the class of the controller or of a cell. If not, the cells are shown only where code is
    /// left out of the class of the data source.
    package var isCodeLeftOut = true
    /// Whether it was reported that the list shows them.
    private var isReported = false

    /// Whether the cells stand for those of a data source.
    func standFor(_ dataSource: AnyObject?) -> Bool {
        if isCodeLeftOut { return true }
        guard let dataSource else { return false }
        return RenderEnvironment.current.interfaceClasses.isIncomplete(type(of: dataSource))
    }

    /// Reports once that a list shows cells of its file.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - kind: What it is called.
    ///   - missing: What its code does not give it.
    mutating func report(in list: UIScrollView, _ kind: String, without missing: String) {
        guard !isReported else { return }
        isReported = true
        RenderEnvironment.current.report(
            Diagnostic(
                .listPrototypes,
                "the \(kind) shows cells of its file: code that would give it \(missing) is left out",
                view: list.identifier,
                hints: ["give the code what it needs in a file of the project's Stubs folder"]))
    }
}

extension UIView {
    /// Whether the view and those in it show nothing: no text, no image, no background and no drawing of their own.
    fileprivate var showsNothing: Bool {
        guard backgroundColor == nil, layer.sublayers?.allSatisfy({ $0.delegate is UIView }) ?? true else {
            return false
        }
        switch self {
        case let label as UILabel: return label.text?.isEmpty ?? true
        case let image as UIImageView: return image.image == nil
        default: return type(of: self) == UIView.self && subviews.allSatisfy(\.showsNothing)
        }
    }
}

extension UITableViewCell {
    /// Whether the cell is what stands for one of code that is left out: of UIKit's own class, not from a file, and empty.
    var isEmptyValue: Bool {
        type(of: self) == UITableViewCell.self && reuseIdentifier == nil && contentConfiguration == nil
            && accessoryType == .none && accessoryView == nil && backgroundView == nil
            && contentView.showsNothing
    }
}

extension UICollectionViewCell {
    /// Whether the cell is what stands for one of code that is left out: of UIKit's own class, not from a file, and empty.
    var isEmptyValue: Bool {
        type(of: self) == UICollectionViewCell.self && reuseIdentifier == nil && contentConfiguration == nil
            && backgroundColor == nil && backgroundView == nil && contentView.showsNothing
    }
}
