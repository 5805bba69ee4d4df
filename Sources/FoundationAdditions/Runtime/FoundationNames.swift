// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// Constants of Foundation that Linux does not have. Those that are texts have the values of Apple's.

/// The version of Foundation. Chosen: greater than those of the systems that code asks for by name.
public let NSFoundationVersionNumber: Double = 3000
/// The version of Foundation in iOS 8. Source: NSObjCRuntime.h, as the following.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// A version of Foundation above all of iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// The version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// A version of Foundation above all of iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299

/// The key of what failed in the information of an error.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// The key of the data by which a download is resumed, in the information of an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key of what a script of an extension returns of a web page.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of what a script of an extension is passed at the end.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// What is called before an exception ends the program.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void

/// Sets what is called before an exception ends the program; has no effect here, where the screen is drawn without the
/// code that raised it.
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}
/// Returns what is called before an exception ends the program: nothing.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { nil }

extension URL {
    /// Returns whether the file is there, which is to be downloaded on a device; throws if it is not.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
