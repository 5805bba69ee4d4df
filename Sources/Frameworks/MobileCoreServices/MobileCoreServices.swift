// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Text.
public var kUTTypeText: CFString { "public.text" }
/// Plain text.
public var kUTTypePlainText: CFString { "public.plain-text" }
/// Plain text in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// An address.
public var kUTTypeURL: CFString { "public.url" }
/// The address of a file.
public var kUTTypeFileURL: CFString { "public.file-url" }
/// An image.
public var kUTTypeImage: CFString { "public.image" }
/// A PNG image.
public var kUTTypePNG: CFString { "public.png" }
/// A JPEG image.
public var kUTTypeJPEG: CFString { "public.jpeg" }
/// A GIF image.
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// A film.
public var kUTTypeMovie: CFString { "public.movie" }
/// A film without sound.
public var kUTTypeVideo: CFString { "public.video" }
/// A sound.
public var kUTTypeAudio: CFString { "public.audio" }
/// A document.
public var kUTTypePDF: CFString { "com.adobe.pdf" }
/// A web page.
public var kUTTypeHTML: CFString { "public.html" }
/// Text with styles.
public var kUTTypeRTF: CFString { "public.rtf" }
/// Bytes.
public var kUTTypeData: CFString { "public.data" }
/// Anything.
public var kUTTypeItem: CFString { "public.item" }
/// Content.
public var kUTTypeContent: CFString { "public.content" }
/// A folder.
public var kUTTypeFolder: CFString { "public.folder" }
