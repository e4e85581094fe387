override columns: u32 = 4u;
override rows: u32 = columns * 3u;
override scale: f32 = f32(rows) / 2.0f;
override wide: bool = (columns > 2u) && (rows < 100u);
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main() {
  let cells = rows * columns + 1u;
  out[0] = f32(cells);
  out[1] = sqrt(scale) * 2.0f;
  out[2] = f32(max(rows, 5u));
  if (wide) {
    out[3] = -scale;
  }
}
