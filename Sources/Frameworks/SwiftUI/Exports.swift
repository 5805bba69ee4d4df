@_exported public import MaquetteCombine
@_exported public import MaquetteUniformTypeIdentifiers
@_exported public import Observation
@_exported public import SwiftUICore
@_exported public import UIKit
