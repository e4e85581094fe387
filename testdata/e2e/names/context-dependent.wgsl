// Words that mean something only in their place serve as names elsewhere.
struct read { write: u32, read_write: f32 }
const position = 1;
const flat = vec2(1, 2);
const f16 = 3;
var<private> workgroup: u32;
var<private> function: array<u32, 3>;
@group(0) @binding(0) var<storage, read_write> uniform: read;

fn compute(center: u32, either: u32) -> u32 { return center + either; }
fn align(size: u32) -> u32 { return size; }
fn group(id: u32) -> u32 { return id; }

@compute @workgroup_size(1)
fn vertex() {
  let location = compute(1, 2) + align(3) + group(4);
  workgroup = location;
  let builtin = u32(position + flat.y + f16);
  function[1] = builtin;
  let off = workgroup;
  uniform.write = off + function[1];
  let perspective = uniform.read_write;
  let derivative_uniformity = perspective;
  uniform.read_write = derivative_uniformity + 1;
}
