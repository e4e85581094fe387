// Two closing brackets in a row, right shifts, greater-or-equal, and shift assignments.
var<private> words: array<vec2<u32>, 4>;
@group(0) @binding(0) var<storage, read_write> out: array<atomic<u32>>;
@group(0) @binding(1) var<storage, read_write> sum: array<array<vec2<i32>, 2>>;

@compute @workgroup_size(1)
fn main() {
  var a = words[0].x >> 3;
  a >>= 1;
  a <<= 2u;
  let b = a >= 3 && (a >> 1) >= 1;
  let p: ptr<private, array<vec2<u32>, 4>> = &words;
  atomicStore(&out[0], u32(b) >> ((*p)[1].y % 32));
  let v = vec2<bool>(a > 1, a >= 2);
  sum[0][1] = vec2<i32>(v) >> vec2<u32>(1);
}
