/// A view that displays a SceneKit scene; here a placeholder.
open class SCNView: PicturePlaceholderView {}
