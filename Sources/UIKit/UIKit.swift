// UIKit as apps import it: its classes, and what the tool itself does without.
@_exported public import PlaceholderViews
@_exported public import Swift4Names
@_exported public import UIKitCore
@_exported public import UIKitDocuments
@_exported public import UIKitDragAndDrop
@_exported public import UIKitDynamics
@_exported public import UIKitSharing
