import SwiftUI

/// Clips, masks, shadows, opacity, blending and transforms.
struct EffectsView: View {
    private var tile: some View {
        Text("Tile").font(.headline).frame(width: 90, height: 60).background(.orange)
    }

    var body: some View {
        Grid(horizontalSpacing: 24, verticalSpacing: 24) {
            GridRow {
                tile.clipShape(RoundedRectangle(cornerRadius: 14))
                tile.clipShape(Circle())
                tile.opacity(0.4)
            }
            GridRow {
                tile.shadow(radius: 6)
                tile.rotationEffect(.degrees(15))
                tile.scaleEffect(0.7)
            }
            GridRow {
                tile.offset(x: 8, y: -8).border(.gray)
                tile.mask {
                    LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
                }
                tile.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 18, height: 18) }
            }
            GridRow {
                tile.blur(radius: 3)
                tile.grayscale(1)
                tile.hueRotation(.degrees(120))
            }
            GridRow {
                tile.redacted(reason: .placeholder)
                tile.hidden().border(.gray)
                ZStack {
                    Circle().fill(.red).offset(x: -14)
                    Circle().fill(.green).offset(x: 14).blendMode(.multiply)
                }
                .frame(width: 50, height: 50)
            }
        }
        .padding()
    }
}
