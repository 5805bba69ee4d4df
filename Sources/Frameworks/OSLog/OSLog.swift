// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of the log are those of the module os.
@_exported public import os
