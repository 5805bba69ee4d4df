// Screen code imports only UIKit and expects CGRect, Date and the rest of Foundation with it, as on iOS.
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import FoundationAdditions
@_exported public import QuartzCore
// The environment is part of the interface, and its other half is what UIKit adds to it.
@_exported public import RenderContext
