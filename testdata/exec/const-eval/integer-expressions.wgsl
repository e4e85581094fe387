//# dispatch: 1 1 1
//# read 0:0: i32 7 -3 12 5
//# expect 0:1: u32 1*12
// Each const-expression has the value that the same operators give at run time.
const a = 7i;
const b = -3i;
const c = 12i;
const d = 5i;
const sum = a + b * c - d;
const quotient = c / b;
const remainder = -a % d;
const shifted = (a << 4) | (c >> 2u);
const bits = (a ^ c) & ~d;
const comparison = (a > b) == (c != d);
@group(0) @binding(0) var<storage, read> v: vec4i;
@group(0) @binding(1) var<storage, read_write> same: array<u32, 12>;

@compute @workgroup_size(1)
fn main() {
  let x = v.x;
  let y = v.y;
  let z = v.z;
  let w = v.w;
  same[0] = u32(sum == x + y * z - w);
  same[1] = u32(quotient == z / y);
  same[2] = u32(remainder == -x % w);
  same[3] = u32(shifted == ((x << 4) | (z >> 2u)));
  same[4] = u32(bits == ((x ^ z) & ~w));
  same[5] = u32(comparison == ((x > y) == (z != w)));
  same[6] = u32(countOneBits(1000i) == countOneBits(x * 142 + 6));
  same[7] = u32(clamp(a, b, d) == clamp(x, y, w));
  same[8] = u32(firstLeadingBit(a * c) == firstLeadingBit(x * z));
  same[9] = u32(extractBits(0x1234i, 4, 6) == extractBits(x - 7 + 0x1234, 4u, 6u));
  same[10] = u32(dot(vec2i(a, b), vec2i(c, d)) == dot(v.xy, v.zw));
  same[11] = u32(select(a, b, c < d) == select(x, y, z < w));
}
