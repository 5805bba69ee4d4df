// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The greatest finite number of `Float`, a macro of C that Swift on Linux does not import.
public let MAXFLOAT = Float.greatestFiniteMagnitude
