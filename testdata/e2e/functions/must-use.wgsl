// The attribute for results that have to be looked at.
@group(0) @binding(0) var<storage, read_write> out: vec2f;

@must_use
fn smoother(t: f32) -> f32 {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

@must_use fn mixed(a: f32, b: f32, t: f32) -> f32 { return mix(a, b, smoother(t)); }

@compute @workgroup_size(1)
fn main() {
  out.x = mixed(1, 2, out.y);
  _ = smoother(0.5);
}
