/// A view that displays a SpriteKit scene; here a placeholder.
open class SKView: PicturePlaceholderView {}
