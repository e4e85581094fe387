struct Größe {
  länge: f32,
  breite: f32,
  Δ: vec2f,
}

@group(0) @binding(0) var<storage, read_write> fläche: array<Größe>;

fn площадь(радиус: f32) -> f32 {
  return 3.1415927f * радиус * радиус;
}

@compute @workgroup_size(1)
fn main() {
  let été = площадь(fläche[0].länge);
  var 値 = été + 6.2831855f;
  値 = 値 * fläche[0].breite;
  fläche[1].Δ = vec2f(値, été);
  fläche[1].länge = 値;
}
