// What is not there does not compile: each line names what the compiler has to say about it.
// Read by Scripts/check-names, which compiles no program of it.
import SwiftUI

struct Absent: View {
  @State var numbers: [Int] = []

  var body: some View {
    Text("")
  }

  // Contents from outside of the program, and other frameworks' views.
  var v1: some View { AsyncImage(url: URL(string: "a")) }  // expected-error {{cannot find 'AsyncImage' in scope}}
  var v2: some View { Map() }  // expected-error {{cannot find 'Map' in scope}}
  var v3: some View { VideoPlayer(player: player) }  // expected-error {{cannot find 'VideoPlayer' in scope}} expected-error {{cannot find 'player' in scope}}
  var v4: some View { WebView() }  // expected-error {{cannot find 'WebView' in scope}}
  var v5: some View { Chart() }  // expected-error {{cannot find 'Chart' in scope}}
  var v6: some View { PhotosPicker() }  // expected-error {{cannot find 'PhotosPicker' in scope}}
  var v7: some View { Model3D() }  // expected-error {{cannot find 'Model3D' in scope}}
  var v8: some View { PasteButton() }  // expected-error {{cannot find 'PasteButton' in scope}}
  struct Wrapped: NSViewRepresentable {}  // expected-error {{cannot find type 'NSViewRepresentable' in scope}}
  struct Touch: UIViewRepresentable {}  // expected-error {{cannot find type 'UIViewRepresentable' in scope}}

  // Containers and their parts.
  var v10: some View { Table(numbers) }  // expected-error {{cannot find 'Table' in scope}}
  var v11: some View { MultiDatePicker() }  // expected-error {{cannot find 'MultiDatePicker' in scope}}
  var v12: some View { Text("").fileImporter() }  // expected-error {{has no member 'fileImporter'}}
  var v13: some View { Text("").fileExporter() }  // expected-error {{has no member 'fileExporter'}}
  var v14: some View { Text("").photosPicker() }  // expected-error {{has no member 'photosPicker'}}

  // What depends on a clock, or on where scrolled content stands.
  var v20: some View { TimelineView() }  // expected-error {{cannot find 'TimelineView' in scope}}
  var v22: some View { KeyframeAnimator() }  // expected-error {{cannot find 'KeyframeAnimator' in scope}}
  var v24: some View { Text("").keyframeAnimator() }  // expected-error {{has no member 'keyframeAnimator'}}
  var v25: some View { Text("").scrollTransition() }  // expected-error {{has no member 'scrollTransition'}}
  var v26: some View { Text("").scrollPosition() }  // expected-error {{has no member 'scrollPosition'}}
  var v27: some View { Text("").visualEffect() }  // expected-error {{has no member 'visualEffect'}}

  // Effects that would need another raster.
  var v30: some View { Rectangle().fill(MeshGradient()) }  // expected-error {{cannot find 'MeshGradient' in scope}}
  var v31: some View { Text("").colorEffect(ShaderLibrary.a()) }  // expected-error {{has no member 'colorEffect'}} expected-error {{cannot find 'ShaderLibrary' in scope}}
  var v32: some View { Text("").layerEffect() }  // expected-error {{has no member 'layerEffect'}}
  var v33: some View { Text("").distortionEffect() }  // expected-error {{has no member 'distortionEffect'}}
  var v34: some View { Text("").rotation3DEffect() }  // expected-error {{has no member 'rotation3DEffect'}}
  var v35: some View { Text("").textRenderer() }  // expected-error {{has no member 'textRenderer'}}
  var v36: some View { Text("").glassEffect() }  // expected-error {{has no member 'glassEffect'}}
  var v37: some View { Circle().union(Rectangle()) }  // expected-error {{has no member 'union'}}
  var v38: some View { Circle().subtracting(Rectangle()) }  // expected-error {{has no member 'subtracting'}}
}
