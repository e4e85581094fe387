@group(0) @binding(0) var<storage, read_write> out: vec4u;

fn main0() -> u32 {
  return 1u;
}

@compute @workgroup_size(1)
fn main() {
  out.x = main0();
}

@compute @workgroup_size(2)
fn main1() {
  out.y = 2u;
}

@compute @workgroup_size(1)
fn main_() {
  out.z = 3u;
}
