import Files
import Goldens

extension RunOptions {
    /// The configuration that commands read without `-c`.
    static let standardConfiguration = ".maquette.yaml"

    /// The options that a command was given, without those that change nothing.
    ///
    /// - Parameters:
    ///   - config: The configuration file.
    ///   - output: The output folder; nil for that of the configuration.
    ///   - folder: The output folder of the configuration; nil if it is not known.
    init(config: String, output: String?, configured folder: String?) {
        let isConfigured = output.map(absolutePath) == folder.map(absolutePath)
        self.init(
            configuration: config == RunOptions.standardConfiguration ? nil : config,
            output: isConfigured ? nil : output)
    }
}
