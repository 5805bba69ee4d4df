// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of kinds of content are those of the module MobileCoreServices.
@_exported public import MobileCoreServices
