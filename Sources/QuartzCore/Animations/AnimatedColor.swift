package import Scene

/// A color that animations may be given in place of a `CGColor`.
package protocol AnimatedColor: AnyObject {
    /// The color in the traits of the screen.
    var animatedColor: Color { get }
}
