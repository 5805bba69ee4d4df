public import Foundation
public import MaquetteUniformTypeIdentifiers
public import SwiftUICore

extension View {
    /// Presents a system interface for allowing the user to import an existing file; this has no effect here.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { self }

    /// Presents a system interface for allowing the user to import multiple files; this has no effect here.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { self }
}
