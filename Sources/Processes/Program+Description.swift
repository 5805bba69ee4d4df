import CProcesses
import Glibc

extension Program {
    /// Calls a function with the program as the C code takes it.
    ///
    /// - Parameters:
    ///   - descriptors: What it has as standard input, output and error.
    ///   - body: The function; the description is valid until it returns.
    /// - Returns: What the function returns.
    func withDescription<Value>(
        descriptors: (Int32, Int32, Int32), _ body: (inout maquette_program) -> Value
    ) -> Value {
        let arguments = ([location] + arguments).map { strdup($0) } + [nil]
        let variables = environment.entries.map { strdup($0) } + [nil]
        defer { for text in arguments + variables { free(text) } }
        return arguments.withUnsafeBufferPointer { arguments in
            variables.withUnsafeBufferPointer { variables in
                location.withCString { location in
                    withOptionalCString(folder) { folder in
                        var description = maquette_program(
                            location: location, arguments: arguments.baseAddress,
                            environment: variables.baseAddress, folder: folder, descriptors: descriptors,
                            sockets: (-1, -1),
                            leads_group: timeout == nil ? 0 : 1, memory: Self.number(limits.memory),
                            processor_seconds: Self.number(limits.processorSeconds),
                            file_size: Self.number(limits.fileSize),
                            open_files: Self.number(limits.openFiles))
                        return body(&description)
                    }
                }
            }
        }
    }

    private static func number(_ limit: Int?) -> UInt64 { limit.map { UInt64(max(0, $0)) } ?? .max }
}

private func withOptionalCString<Value>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Value) -> Value {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
}
