// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Text of any kind.
public var kUTTypeText: CFString { "public.text" }
/// Text without markup.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Plain text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// An address of a resource.
public var kUTTypeURL: CFString { "public.url" }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// An image of any kind.
public var kUTTypeImage: CFString { "public.image" }
/// A PNG image.
public var kUTTypePNG: CFString { "public.png" }
/// A JPEG image.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// A GIF image.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// Video, with or without audio.
public var kUTTypeMovie: CFString { "public.movie" }
/// Video without audio.
public var kUTTypeVideo: CFString { "public.video" }
/// Audio without video.
public var kUTTypeAudio: CFString { "public.audio" }
/// A document in PDF.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// A web page.
public var kUTTypeHTML: CFString { "public.html" }
/// Text with styles.
public var kUTTypeRTF: CFString { "public.rtf" }
/// Any sequence of bytes.
public var kUTTypeData: CFString { "public.data" }
/// Any file or directory.
public var kUTTypeItem: CFString { "public.item" }
/// Any kind of content.
public var kUTTypeContent: CFString { "public.content" }
/// A folder shown to the user.
public var kUTTypeFolder: CFString { "public.folder" }
