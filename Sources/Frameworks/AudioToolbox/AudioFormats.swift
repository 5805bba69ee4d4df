// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A format of sounds, four letters.
public typealias AudioFormatID = UInt32
/// Samples, not made smaller.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6c70_636d
/// MPEG-4 AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// The Apple Lossless format.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616c_6163
/// IMA 4:1.
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696d_6134
/// The MP3 format.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2e6d_7033
/// The FLAC format.
public let kAudioFormatFLAC: AudioFormatID = 0x666c_6163
