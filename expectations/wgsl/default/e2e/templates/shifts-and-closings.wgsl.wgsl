var<private> words: array<vec2u, 4>;
@group(0) @binding(0) var<storage, read_write> out: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> sum: array<array<vec2i, 2>>;

@compute @workgroup_size(1)
fn main() {
  var a = words[0].x >> 3u;
  a = a >> 1u;
  a = a << 2u;
  let b = (a >= 3u) && ((a >> 1u) >= 1u);
  atomicStore(&out[0], u32(b) >> (words[1].y % 32u));
  let v = vec2<bool>((a > 1u), (a >= 2u));
  sum[0][1] = vec2i(v) >> vec2u(1u);
}
