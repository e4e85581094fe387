//# constants: {"size": 128}
// A workgroup buffer whose size is an override.
requires buffer_view;
override size: u32 = 64;
var<workgroup> scratch: buffer<size * 2>;
@group(0) @binding(0) var<storage, read_write> result: array<f32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  let values = bufferView<array<f32>>(&scratch, 0);
  (*values)[i] = f32(i);
  workgroupBarrier();
  result[i] = (*values)[7 - i] + f32(arrayLength(values) + bufferLength(&scratch));
}
