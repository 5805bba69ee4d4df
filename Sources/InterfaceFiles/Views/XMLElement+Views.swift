import Geometry
import XML

extension XMLElement {
    /// The views and items in this element from back to front, each with its role; nil for a subview.
    var partsInside: [(node: XMLElement, slot: String?)] {
        var found: [(node: XMLElement, slot: String?)] = []
        for child in children {
            switch child.name {
            case "subviews": found += child.children.map { ($0, nil) }
            case "prototypes", "cells": found += child.children.map { ($0, "cell") }
            case "sections", "items": found += child.itemsInside.map { ($0, "item") }
            case "leftBarButtonItems", "rightBarButtonItems":
                found += child.itemsInside.map { ($0, child.name) }
            default:
                guard let key = child["key"] else { continue }
                if TagTable.slots.contains(key), child.isView {
                    found.append((child, key))
                } else if TagTable.itemKeys.contains(key), TagTable.items[child.name] != nil {
                    found.append((child, key))
                }
            }
        }
        return found
    }

    /// The items among the children.
    private var itemsInside: [XMLElement] { children.filter { TagTable.items[$0.name] != nil } }

    /// The size of the content view, which is that of the view itself.
    var contentSize: Size? { child(key: "contentView")?.rect("frame")?.size }

    /// Whether an element with a key is a view: it has a frame, or always is one.
    var isView: Bool {
        guard !TagTable.itemsWithFrames.contains(name) else { return false }
        return TagTable.cells.contains(name) || TagTable.views[name] != nil
            || child(key: "frame", tag: "rect") != nil
    }

    /// The flexible parts of the autoresizing mask, by their names in the vocabulary.
    var autoresizingNames: [String] {
        guard let mask = child(key: "autoresizingMask") else { return [] }
        let names = [
            ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
            ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
            ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
        ]
        return names.filter { mask.isYes($0.0) }.map(\.1)
    }
}
