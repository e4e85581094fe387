// Overrides computed from overrides and constants, and override-expressions in function bodies.
const base = 3;
override columns: u32 = 4;
override rows = columns * base;
override scale: f32 = f32(rows) / 2;
override wide: bool = columns > 2 && rows < 100u;
@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

@compute @workgroup_size(1)
fn main() {
  let cells = rows * columns + 1;
  out[0] = f32(cells);
  out[1] = sqrt(scale) * 2;
  out[2] = f32(max(rows, 5u));
  if wide {
    out[3] = -scale;
  }
}
