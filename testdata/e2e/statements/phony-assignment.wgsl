// A phony assignment keeps bindings in the interface, calls functions, and takes pointers and values of any kind.
struct Unused {
  a: vec3f,
  b: i32,
}
@group(0) @binding(0) var<storage, read> listed: array<u32>;
@group(0) @binding(1) var<uniform> settings: Unused;
@group(0) @binding(2) var<storage, read_write> out: u32;

fn effect() -> u32 {
  out = 1;
  return 2;
}

@compute @workgroup_size(1)
fn main() {
  var local = array(1, 2, 3);
  _ = &listed;
  _ = settings;
  _ = effect();
  _ = local;
  _ = local[1] + 4;
  _ = &local;
  _ = 1.5;
}
