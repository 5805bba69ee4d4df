public import UIKitCore

/// The settings of a print job: its name, the kind of its content, the orientation and duplex mode.
open class UIPrintInfo: NSObject, NSCopying {
    /// The kinds of printed content. Raw values match Apple's.
    public enum OutputType: Int, Hashable, Sendable {
        /// Text and graphics in color.
        case general = 0
        /// Photos or images of high quality in color.
        case photo = 1
        /// Text and graphics without color.
        case grayscale = 2
        /// Photos or images of high quality without color.
        case photoGrayscale = 3
    }

    /// The orientations of pages. Raw values match Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        /// Pages are taller than wide.
        case portrait = 0
        /// Pages are wider than tall.
        case landscape = 1
    }

    /// The duplex modes: which sides of the paper are printed. Raw values match Apple's.
    public enum Duplex: Int, Hashable, Sendable {
        /// On one side only.
        case none = 0
        /// On both sides, flipped along the long edge.
        case longEdge = 1
        /// On both sides, flipped along the short edge.
        case shortEdge = 2
    }

    /// The identifier of the printer to suggest; nil for none.
    open var printerID: String?
    /// The name of the job; empty by default.
    open var jobName = ""
    /// The kind of content; `general` by default.
    open var outputType = OutputType.general
    /// The orientation of pages; `portrait` by default.
    open var orientation = Orientation.portrait
    /// The duplex mode; `none` by default.
    open var duplex = Duplex.none

    /// Creates information with the default values.
    public override init() { super.init() }

    /// Creates information from what `dictionaryRepresentation` returned; nil for the defaults.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
        printerID = dictionary?[Self.printerKey] as? String
        jobName = dictionary?[Self.nameKey] as? String ?? ""
        outputType = (dictionary?[Self.outputKey] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (dictionary?[Self.orientationKey] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (dictionary?[Self.duplexKey] as? Int).flatMap(Duplex.init) ?? .none
    }

    // The keys are ours; no other program reads them.
    private static let printerKey = "printerID", nameKey = "jobName", outputKey = "outputType"
    private static let orientationKey = "orientation", duplexKey = "duplex"

    /// Returns information with the default values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// The information as a dictionary.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [
            Self.nameKey: jobName, Self.outputKey: outputType.rawValue,
            Self.orientationKey: orientation.rawValue, Self.duplexKey: duplex.rawValue,
        ]
        if let printerID { dictionary[Self.printerKey] = printerID }
        return dictionary
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }
}

/// A sheet of paper in a printer.
open class UIPrintPaper: NSObject {
    /// The size in points.
    open internal(set) var paperSize: CGSize = .zero
    /// The part of the sheet that a printer can print on, in points.
    open internal(set) var printableRect: CGRect = .zero

    /// Creates a sheet of zero size.
    public override init() { super.init() }

    /// Returns the sheet whose size is nearest to that of a page.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper])
        -> UIPrintPaper
    {
        func difference(_ paper: UIPrintPaper) -> CGFloat {
            abs(paper.paperSize.width - contentSize.width) + abs(paper.paperSize.height - contentSize.height)
        }
        return paperList.min { difference($0) < difference($1) } ?? UIPrintPaper()
    }
}

/// A printer, of which none can be reached.
open class UIPrinter: NSObject {
    /// What a printer can print. Raw values match Apple's.
    public struct JobTypes: OptionSet, Hashable, Sendable {
        /// The raw value.
        public let rawValue: Int
        /// Creates a set from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The printer prints documents.
        public static let document = JobTypes(rawValue: 1)
        /// The printer prints envelopes.
        public static let envelope = JobTypes(rawValue: 2)
        /// The printer prints labels.
        public static let label = JobTypes(rawValue: 4)
        /// The printer prints photos.
        public static let photo = JobTypes(rawValue: 8)
        /// The printer prints receipts.
        public static let receipt = JobTypes(rawValue: 16)
        /// The printer prints documents or photos on rolls.
        public static let roll = JobTypes(rawValue: 32)
        /// The printer prints sheets larger than A3.
        public static let largeFormat = JobTypes(rawValue: 64)
        /// The printer prints postcards.
        public static let postcard = JobTypes(rawValue: 128)
    }

    /// When a printer cuts roll paper. Raw values match Apple's.
    public enum CutterBehavior: Int, Hashable, Sendable {
        /// The paper is never cut.
        case noCut = 0
        /// The printer's own setting.
        case printerDefault = 1
        /// After every page.
        case cutAfterEachPage = 2
        /// After every copy.
        case cutAfterEachCopy = 3
        /// After every job.
        case cutAfterEachJob = 4
    }

    /// The URL of the printer.
    public let url: URL
    /// The name for display: the host of the URL, or empty.
    open var displayName: String { url.host ?? "" }
    /// The location for display; nil, as it is not known.
    open var displayLocation: String? { nil }
    /// The job types that the printer supports; none, as they are not known.
    open var supportedJobTypes: JobTypes { [] }
    /// The make and model; nil, as they are not known.
    open var makeAndModel: String? { nil }
    /// Whether the printer prints in color; false, as that is not known.
    open var supportsColor: Bool { false }
    /// Whether the printer prints on both sides; false, as that is not known.
    open var supportsDuplex: Bool { false }

    /// Creates a printer of a URL.
    public init(url: URL) { self.url = url }

    /// Contacts the printer; the handler is called with false, as none can be reached.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An error of printing.
public struct UIPrintError: Error, Hashable, Sendable {
    /// The codes of errors. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The device does not support printing.
        case printingNotAvailableError = 1
        /// There is nothing to print.
        case printNoContentError = 2
        /// The format of an image is not known.
        case printUnknownImageFormatError = 3
        /// The job failed.
        case printJobFailedError = 4
    }

    /// The code of the error.
    public let code: Code
    /// Creates an error of a code.
    public init(_ code: Code) { self.code = code }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
