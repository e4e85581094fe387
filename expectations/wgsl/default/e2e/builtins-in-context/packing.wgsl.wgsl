@group(0) @binding(0) var<storage, read_write> words: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> v: array<vec4f, 5>;

@compute @workgroup_size(1)
fn main() {
  words[0] = pack4x8snorm(v[0]);
  words[1] = pack4x8unorm(v[1]);
  words[2] = pack2x16snorm(v[2].xy);
  words[3] = pack2x16unorm(v[2].zw);
  words[4] = pack2x16float(v[3].yz);
  v[0] = unpack4x8snorm(words[5]);
  v[1] = unpack4x8unorm(words[6]);
  v[2] = vec4f(unpack2x16snorm(words[7]), unpack2x16unorm(words[0]));
  v[3] = vec4f(unpack2x16float(words[1]), 0.0f, 1.0f);
  v[4] = quantizeToF16(v[4]);
}
