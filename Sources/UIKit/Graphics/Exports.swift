// Authors of screens import UIKit alone and expect CGRect, Date and the rest of Foundation with it, as on iOS.
@_exported public import Foundation
