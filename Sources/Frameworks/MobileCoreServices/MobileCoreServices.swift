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
/// An archive of files.
public var kUTTypeArchive: CFString { "public.archive" }
/// A Zip archive.
public var kUTTypeZipArchive: CFString { "public.zip-archive" }
/// A file that gzip has compressed.
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" }
/// A property list.
public var kUTTypePropertyList: CFString { "com.apple.property-list" }
/// A document in JSON.
public var kUTTypeJSON: CFString { "public.json" }
/// A document in XML.
public var kUTTypeXML: CFString { "public.xml" }
/// A directory of the file system.
public var kUTTypeDirectory: CFString { "public.directory" }
/// A directory that is shown as a file.
public var kUTTypePackage: CFString { "com.apple.package" }
/// The source of a program.
public var kUTTypeSourceCode: CFString { "public.source-code" }
/// A text that an interpreter runs.
public var kUTTypeScript: CFString { "public.script" }
/// A script of a shell.
public var kUTTypeShellScript: CFString { "public.shell-script" }
/// A source in Swift.
public var kUTTypeSwiftSource: CFString { "public.swift-source" }
/// A script in JavaScript.
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" }
/// What can be run.
public var kUTTypeExecutable: CFString { "public.executable" }
/// A table as text, with commas.
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" }
/// Contacts as a vCard.
public var kUTTypeVCard: CFString { "public.vcard" }
/// A person of an address book.
public var kUTTypeContact: CFString { "public.contact" }
/// A message of any kind.
public var kUTTypeMessage: CFString { "public.message" }
/// An event of a calendar.
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" }
/// Content of several parts.
public var kUTTypeCompositeContent: CFString { "public.composite-content" }
/// Films and sounds.
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" }
/// A QuickTime movie.
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" }
/// An MPEG-1 or MPEG-2 movie.
public var kUTTypeMPEG: CFString { "public.mpeg" }
/// An MPEG-4 movie.
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// A sound of MPEG-4.
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" }
/// A sound of MP3.
public var kUTTypeMP3: CFString { "public.mp3" }
/// A sound of WAV.
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" }
/// A TIFF image.
public var kUTTypeTIFF: CFString { "public.tiff" }
/// A bitmap of Windows.
public var kUTTypeBMP: CFString { "com.microsoft.bmp" }
/// An SVG image.
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" }
/// The picture of a sensor.
public var kUTTypeRawImage: CFString { "public.camera-raw-image" }
/// A photo that moves.
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" }
/// A spreadsheet of any kind.
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" }
/// A presentation of slides.
public var kUTTypePresentation: CFString { "public.presentation" }
/// A database of any kind.
public var kUTTypeDatabase: CFString { "public.database" }
