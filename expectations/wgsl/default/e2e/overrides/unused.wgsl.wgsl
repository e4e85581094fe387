override never_given: f32;
override given: u32 = 3u;
override derived: f32 = never_given * 2.0f;
@group(0) @binding(0) var<storage, read_write> out: u32;

fn not_called() -> f32 {
  return derived;
}

@compute @workgroup_size(1)
fn main() {
  out = given;
}
