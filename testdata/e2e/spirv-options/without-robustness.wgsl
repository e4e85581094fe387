//# targets: spirv
//# options spirv: {"robustness": false, "loop_bounds": false, "zero_init_workgroup_memory": false}
// What the device sees to itself is left to it: nothing is clamped, counted or zeroed.
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
@group(0) @binding(1) var image: texture_2d<f32>;
var<workgroup> parts: array<u32, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) index: u32) {
  parts[index] = data[index];
  workgroupBarrier();
  var i = 0u;
  while parts[i % 4] > i {
    i += u32(textureLoad(image, vec2u(i, index), 0).x);
  }
  data[index] = i;
}
