public import UIKitCore

/// Lets the user print; a render has no printer, so that nothing is shown or printed.
open class UIPrintInteractionController: NSObject {
    /// Called when printing has ended; whether something was printed, and why not.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// Whether the device can print.
    open class var isPrintingAvailable: Bool { false }
    /// The types of content that can be printed.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff"]
    }
    /// The one of the render.
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

    /// What the job is like; nil for the defaults.
    open var printInfo: UIPrintInfo?
    /// The delegate; not retained.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the user chooses pages.
    open var showsPageRange = true
    /// Whether the user chooses the number of copies.
    open var showsNumberOfCopies = true
    /// Whether the user chooses paper where only one kind is loaded.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the user turns the paper.
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

    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        end(completion)
    }
    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { end(completion) }
    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is printed.
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

/// Takes part in printing; nothing is printed, so that it is not asked.
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    /// Returns the controller that shows the options; nil for a controller of its own.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Returns the paper to print on.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Called before the options are shown.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the options were shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before the options go.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called after the options went.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Called before a job starts.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Called after a job ended.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    /// Returns where paper of a roll is cut.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    /// Returns when paper of a roll is cut.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
    /// Returns nil.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// Returns the first paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    /// Does nothing.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing.
    public func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Returns the length of the paper.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
    /// Returns that of the printer.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController,
        chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior { .printerDefault }
}

/// Lets the user choose a printer; there is none, so that nothing is shown.
open class UIPrinterPickerController: NSObject {
    /// Called when the user has chosen; whether a printer was chosen, and why not.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    /// The printer that is chosen; nil for none.
    open private(set) var selectedPrinter: UIPrinter?
    /// The delegate; not retained.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?

    /// Creates a controller with a printer that is chosen.
    public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }

    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        CompletionQueue.async { [self] in completion?(self, false, nil) }
        return false
    }
    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Ends at once, as there is no printer.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }
    /// Dismisses the interface; has no effect here, as none is shown.
    open func dismiss(animated: Bool) {}
}

/// Takes part in the choice of a printer.
public protocol UIPrinterPickerControllerDelegate: AnyObject {
    /// Returns the controller that shows the printers; nil for a controller of its own.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    /// Returns whether a printer is shown.
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    /// Called when the user has chosen a printer.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    /// Returns nil.
    public func printerPickerControllerParentViewController(
        _ printerPickerController: UIPrinterPickerController
    ) -> UIViewController? { nil }
    /// Returns true.
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool { true }
    /// Does nothing.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
    {}
}
