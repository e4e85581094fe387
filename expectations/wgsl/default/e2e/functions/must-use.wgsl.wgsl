@group(0) @binding(0) var<storage, read_write> out: vec2f;

fn smoother(t: f32) -> f32 {
  return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

fn mixed(a: f32, b: f32, t: f32) -> f32 {
  return mix(a, b, smoother(t));
}

@compute @workgroup_size(1)
fn main() {
  out.x = mixed(1.0f, 2.0f, out.y);
  smoother(0.5f);
}
