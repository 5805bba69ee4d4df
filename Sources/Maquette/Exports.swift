// What the facade's own interface is written in, so that a tool needs no other import.
@_exported public import Devices
@_exported public import Diagnostics
@_exported public import Geometry
@_exported public import Scene
