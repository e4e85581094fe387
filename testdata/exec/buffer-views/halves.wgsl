//# require: f16
//# read 0:0: f16 1 2 3 4 5 6 7 8
//# write 0:1: f16 9*12
//# expect 0:1: f16 2 3 4 1 6 7 8 9 5 9 9 8
// Halves of words, written by several invocations.
enable f16;
requires buffer_view;

@group(0) @binding(0) var<storage> input: buffer<16>;
@group(0) @binding(1) var<storage, read_write> output: buffer;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let source = bufferView<array<f16>>(&input, 0);
  *bufferView<f16>(&output, 2 * i) = (*source)[(i + 1) & 3];
  if i == 0 {
    *bufferView<vec3<f16>>(&output, 8) = (*bufferView<vec4<f16>>(&input, 8)).yzw;
    *bufferView<f16>(&output, 16) = (*bufferView<vec2<f16>>(&input, 8)).x;
    (*bufferView<vec2<f16>>(&output, 20)).y = (*bufferView<array<vec2<f16>, 4>>(&input, 0))[3].y;
  }
}
