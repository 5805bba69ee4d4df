// As on iOS, one import brings Foundation and what extends it. Whoever exports this module must not export Foundation beside
// it: the classes that this module replaces, such as `Timer`, would be found in two ways and be ambiguous.
@_exported public import Foundation
