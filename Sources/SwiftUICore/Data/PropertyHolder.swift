/// A dynamic property with a value of another kind, such as an app or a scene, whose properties are those of the view.
package protocol PropertyHolder: DynamicProperty {}
