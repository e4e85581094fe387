struct Unused {
  a: vec3f,
  b: i32,
}

@group(0) @binding(0) var<storage, read> listed: array<u32>;
@group(0) @binding(1) var<uniform> settings: Unused;
@group(0) @binding(2) var<storage, read_write> out: u32;

fn effect() -> u32 {
  out = 1u;
  return 2u;
}

@compute @workgroup_size(1)
fn main() {
  _ = &listed;
  _ = &settings;
  var local = array<i32, 3>(1i, 2i, 3i);
  effect();
}
