public import UIKitCore

/// Presents the interface for printing; a render has no printer, so that nothing is presented or printed.
open class UIPrintInteractionController: NSObject {
    /// Called when printing has ended; with whether it was completed, and an error if it failed.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// Whether the device supports printing; false here.
    open class var isPrintingAvailable: Bool { false }
    /// The uniform type identifiers of content that can be printed.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff"]
    }
    /// The shared controller of the render.
    open class var shared: UIPrintInteractionController {
        RenderContext.current.shared { UIPrintInteractionController() }
    }
    /// Returns whether the content of a file can be printed, by its name.
    open class func canPrint(_ url: URL) -> Bool {
        ["pdf", "png", "jpg", "jpeg", "tif", "tiff"].contains(url.pathExtension.lowercased())
    }
    /// Returns whether data can be printed, by its first bytes.
    open class func canPrint(_ data: Data) -> Bool {
        let starts: [[UInt8]] = [
            Array("%PDF".utf8), [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("II*".utf8),
            Array("MM".utf8) + [0, 42],
        ]
        return starts.contains { data.starts(with: $0) }
    }

    /// The settings of the job; nil for the defaults.
    open var printInfo: UIPrintInfo?
    /// The delegate; not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the user can choose a range of pages; true by default.
    open var showsPageRange = true
    /// Whether the user can choose the number of copies; true by default.
    open var showsNumberOfCopies = true
    /// Whether the user can choose among loaded papers; false by default.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the user can choose the orientation; true by default.
    open var showsPaperOrientation = true
    /// The paper; nil while nothing is printed.
    open var printPaper: UIPrintPaper? { nil }
    /// Draws the pages; nil for none.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Lays out the pages; nil for none.
    open var printFormatter: UIPrintFormatter?
    /// An image or document; nil for none.
    open var printingItem: Any?
    /// Images and documents; nil for none.
    open var printingItems: [Any]?

    /// Creates a controller.
    public override init() { super.init() }

    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        end(completion)
    }
    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is printed.
    @discardableResult
    open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
        end(completion)
    }
    /// Dismisses the interface; has no effect here, as none is shown.
    open func dismiss(animated: Bool) {}

    private func end(_ completion: CompletionHandler?) -> Bool {
        CompletionQueue.async { [self] in completion?(self, false, nil) }
        return false
    }
}

/// The delegate of a print interaction controller; never called, as nothing is printed.
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Returns the controller that presents the printing options; nil to present them modally.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Returns the paper to print on.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the printing options are presented.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the printing options were presented.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before the printing options are dismissed.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the printing options were dismissed.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before a job starts.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after a job ended.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    /// Returns the length at which roll paper is cut, in points.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    /// Returns when roll paper is cut.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
    /// Returns nil by default, to present the options modally.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// Returns the first paper by default.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing by default; the method is optional.
    public func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Returns the height of the paper by default.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
    /// Returns `printerDefault` by default.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior { .printerDefault }
}

/// Presents a list of printers to choose from; there are none, so that nothing is presented.
open class UIPrinterPickerController: NSObject {
    /// Called when the user has chosen; with whether a printer was selected, and an error if it failed.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The selected printer; nil for none.
    open private(set) var selectedPrinter: UIPrinter?
    /// The delegate; not retained.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    /// Creates a controller with an initially selected printer; nil for none.
    public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }

    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        CompletionQueue.async { [self] in completion?(self, false, nil) }
        return false
    }
    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Calls the completion handler with false, as there is no printer.
    ///
    /// - Returns: False, as nothing is presented.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Dismisses the interface; has no effect here, as none is shown.
    open func dismiss(animated: Bool) {}
}

/// The delegate of a printer picker controller.
public protocol UIPrinterPickerControllerDelegate: AnyObject {
    /// Returns the controller that presents the picker; nil to present it modally.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    /// Returns whether the picker lists a printer.
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    /// Called when the user has selected a printer.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    /// Returns nil by default, to present the picker modally.
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? { nil }
    /// Returns true by default, so that every printer is listed.
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool { true }
    /// Does nothing by default; the method is optional.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
    {}
}
