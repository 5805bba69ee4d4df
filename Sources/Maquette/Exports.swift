// The modules whose types appear in the facade's interface, so that a tool needs no other import.
@_exported public import Devices
@_exported public import Diagnostics
@_exported public import Geometry
@_exported public import Scene
@_exported public import Scripts
