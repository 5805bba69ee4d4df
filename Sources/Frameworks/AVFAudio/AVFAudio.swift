// The part of AVFoundation that sounds, which has a module of its own since iOS 14.5.
@_exported public import AVFoundation
