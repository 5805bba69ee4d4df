// Swift Testing asks for a module of this name where a test imports both Testing and QuartzCore.
