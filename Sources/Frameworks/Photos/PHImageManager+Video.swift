// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import AVFoundation
public import UIKit

extension PHImageManager {
    /// Requests the asset of a video, which fails here.
    @discardableResult
    public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        CompletionQueue.async { resultHandler(nil, nil, nil) }
        return PHInvalidImageRequestID
    }
    /// Requests a player item of a video, which fails here.
    @discardableResult
    public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        CompletionQueue.async { resultHandler(nil, nil) }
        return PHInvalidImageRequestID
    }
    /// Requests an export session of a video, which fails here.
    @discardableResult
    public func requestExportSession(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
        resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        CompletionQueue.async { resultHandler(nil, nil) }
        return PHInvalidImageRequestID
    }
}
