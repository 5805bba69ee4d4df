// Screen code imports only UIKit and expects CGRect, Date and the rest of Foundation with it, as on iOS.
@_exported public import Foundation
