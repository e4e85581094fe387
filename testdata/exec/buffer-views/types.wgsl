//# read 0:0: f32 1 2 3 4
//# read 0:0: u32 5 6 7 8
//# read 0:0: f32 9 10 11 12 13 14 15 16
//# uniform 0:1: f32 1 2 3 4 5 6 7 8 9 10 11 12
//# expect 0:2: f32 7 10 2 12 11 16 6 8 16 4 9 64
//# expect 0:2: f32 0 0 0 0 21 22 23 0
// Values of many types seen in one buffer, whole and in parts.
requires buffer_view;

struct Pair {
  first: vec2f,
  second: vec2f,
}

@group(0) @binding(0) var<storage> input: buffer;
@group(0) @binding(1) var<uniform> settings: buffer<48>;
@group(0) @binding(2) var<storage, read_write> output: buffer<80>;

fn put(at: u32, value: f32) {
  *bufferView<f32>(&output, 4 * at) = value;
}

fn second(pair: ptr<storage, Pair>) -> vec2f {
  return (*pair).second;
}

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  let numbers = bufferView<array<u32, 4>>(&input, 16);
  put(i, f32((*numbers)[i + 2]));
  let rows = bufferView<mat2x2f>(&input, 32);
  put(1, (*rows)[0][1 + i]);
  put(2, (*bufferView<vec4f>(&input, i * 16))[1]);
  let pairs = bufferView<array<Pair>>(&input, 32);
  put(3, (*pairs)[i].second.y);
  put(4, second(&(*pairs)[i]).x);
  put(5, second(bufferView<Pair>(&input, i + 48)).y);
  put(6, (*bufferView<array<vec2f, 3>>(&settings, 8))[i + 1].y);
  put(7, (*bufferView<vec4f>(&settings, 16)).w);
  put(8, f32(arrayLength(bufferView<array<f32>>(&input, 0))));
  put(9, f32(arrayLength(bufferArrayView<array<vec2f>>(&input, i, 39 + i))));
  put(10, (*bufferView<mat2x3f>(&settings, 16))[1][i]);
  put(11, f32(bufferLength(&input)));
  *bufferView<vec3f>(&output, 64) = vec3f(21, 22, 23);
}
