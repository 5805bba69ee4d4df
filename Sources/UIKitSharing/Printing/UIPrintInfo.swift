public import UIKitCore

/// What a print job is like.
open class UIPrintInfo: NSObject, NSCopying {
    /// What is printed. Raw values match Apple's.
    public enum OutputType: Int, Hashable, Sendable {
        /// Text and graphics.
        case general = 0
        /// Photos.
        case photo = 1
        /// Text and graphics without color.
        case grayscale = 2
        /// Photos without color.
        case photoGrayscale = 3
    }

    /// How pages are turned. Raw values match Apple's.
    public enum Orientation: Int, Hashable, Sendable {
        /// Upright.
        case portrait = 0
        /// On its side.
        case landscape = 1
    }

    /// On which sides of the paper is printed. Raw values match Apple's.
    public enum Duplex: Int, Hashable, Sendable {
        /// On one.
        case none = 0
        /// On both, turned at the long edge.
        case longEdge = 1
        /// On both, turned at the short edge.
        case shortEdge = 2
    }

    /// The printer that is suggested; nil for none.
    open var printerID: String?
    /// The name of the job.
    open var jobName = ""
    /// What is printed.
    open var outputType = OutputType.general
    /// How pages are turned.
    open var orientation = Orientation.portrait
    /// On which sides of the paper is printed.
    open var duplex = Duplex.none

    /// Creates information of the defaults.
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

    /// Returns information of the defaults.
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
    /// The part that a printer reaches.
    open internal(set) var printableRect: CGRect = .zero

    /// Creates a sheet of no size.
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
        /// Documents.
        public static let document = JobTypes(rawValue: 1)
        /// Envelopes.
        public static let envelope = JobTypes(rawValue: 2)
        /// Labels.
        public static let label = JobTypes(rawValue: 4)
        /// Photos.
        public static let photo = JobTypes(rawValue: 8)
        /// Receipts.
        public static let receipt = JobTypes(rawValue: 16)
        /// Documents or photos on rolls.
        public static let roll = JobTypes(rawValue: 32)
        /// Sheets larger than A3.
        public static let largeFormat = JobTypes(rawValue: 64)
        /// Postcards.
        public static let postcard = JobTypes(rawValue: 128)
    }

    /// When a printer cuts paper. Raw values match Apple's.
    public enum CutterBehavior: Int, Hashable, Sendable {
        /// Never.
        case noCut = 0
        /// As it is set.
        case printerDefault = 1
        /// After every page.
        case cutAfterEachPage = 2
        /// After every copy.
        case cutAfterEachCopy = 3
        /// After every job.
        case cutAfterEachJob = 4
    }

    /// The address.
    public let url: URL
    /// The name: that of the address's host.
    open var displayName: String { url.host ?? "" }
    /// Where the printer stands; nil, as that is not known.
    open var displayLocation: String? { nil }
    /// What the printer can print; nothing, as that is not known.
    open var supportedJobTypes: JobTypes { [] }
    /// The maker and the model; nil, as they are not known.
    open var makeAndModel: String? { nil }
    /// Whether the printer prints in color.
    open var supportsColor: Bool { false }
    /// Whether the printer prints on both sides.
    open var supportsDuplex: Bool { false }

    /// Creates a printer of an address.
    public init(url: URL) { self.url = url }

    /// Asks the printer what it can; it does not answer.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Why nothing was printed.
public struct UIPrintError: Error, Hashable, Sendable {
    /// The reasons. Raw values match Apple's.
    public enum Code: Int, Hashable, Sendable {
        /// The device cannot print.
        case printingNotAvailableError = 1
        /// There is nothing to print.
        case printNoContentError = 2
        /// An image is of no known format.
        case printUnknownImageFormatError = 3
        /// The job failed.
        case printJobFailedError = 4
    }

    /// The reason.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
