/// What a launch of an app depends on besides its code.
package struct LaunchConditions: Hashable, Sendable {
    let variant: Variant
    let inspection: InspectionOptions?
    let recordsEvents: Bool
    let recordsImageNames: Bool
    let run: AppRun
    let assets: AssetSearchPaths
}
