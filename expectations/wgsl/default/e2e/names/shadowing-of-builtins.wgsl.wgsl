struct vec3u {
  low: u32,
  high: u32,
}

@group(0) @binding(0) var<storage, read_write> out: array<f32, 4>;

fn max(a: f32, b: f32) -> f32 {
  return a + b;
}

@compute @workgroup_size(1)
fn main() {
  let f = vec3u(1u, 2u);
  var i32_1 = 3u;
  i32_1 = i32_1 + f.low;
  let min = 1.5f;
  out[0] = max(0.5f, min);
  out[1] = f32(i32_1) + f32(f.high);
  for (var array_1 = 0i; array_1 < 3i; array_1 = array_1 + 1i) {
    out[2] = out[2] + f32(array_1);
  }
}
