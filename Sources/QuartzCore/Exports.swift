// As on iOS, Core Animation comes with Core Graphics and with all of Foundation.
@_exported public import CoreGraphics
@_exported public import FoundationAdditions
