// Overrides that no entry point uses, one of them without a value.
override never_given: f32;
override given = 3u;
override derived = never_given * 2;
@group(0) @binding(0) var<storage, read_write> out: u32;

fn not_called() -> f32 {
  return derived;
}

@compute @workgroup_size(1)
fn main() {
  out = given;
}
