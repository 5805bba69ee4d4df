// As on iOS, Core Image comes with Core Graphics.
@_exported public import CoreGraphics
