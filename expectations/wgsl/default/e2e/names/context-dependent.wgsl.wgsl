struct read {
  write: u32,
  read_write: f32,
}

var<private> workgroup: u32;
var<private> function: array<u32, 3>;
@group(0) @binding(0) var<storage, read_write> uniform: read;

fn compute(center: u32, either: u32) -> u32 {
  return center + either;
}

fn align(size: u32) -> u32 {
  return size;
}

fn group(id: u32) -> u32 {
  return id;
}

@compute @workgroup_size(1)
fn vertex() {
  let v = compute(1u, 2u);
  let v_1 = v + align(3u);
  let location = v_1 + group(4u);
  workgroup = location;
  let builtin = 6u;
  function[1] = builtin;
  let off = workgroup;
  uniform.write = off + function[1];
  let perspective = uniform.read_write;
  let derivative_uniformity = perspective;
  uniform.read_write = derivative_uniformity + 1.0f;
}
