// Identifiers outside ASCII, from several scripts.
struct Größe { länge: f32, breite: f32, Δ: vec2f }
@group(0) @binding(0) var<storage, read_write> fläche: array<Größe>;
const π = 3.14159265;
const 円周 = 2 * π;

fn площадь(радиус: f32) -> f32 {
  return π * радиус * радиус;
}

@compute @workgroup_size(1)
fn main() {
  let été = площадь(fläche[0].länge);
  var 値 = été + 円周;
  値 *= fläche[0].breite;
  fläche[1].Δ = vec2f(値, été);
  fläche[1].länge = 値;
}
