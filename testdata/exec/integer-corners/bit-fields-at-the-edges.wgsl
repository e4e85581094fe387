//# read 0:0: u32 0xdeadbeef 0 32 31 1 40
//# expect 0:1: u32 3735928559 0 1 0 3735928559 3735928575
//# expect 0:2: i32 -559038737 -1 0
@group(0) @binding(0) var<storage, read> given: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 6>;
@group(0) @binding(2) var<storage, read_write> signed: array<i32, 3>;
@compute @workgroup_size(1) fn main() {
  let v = given[0];
  out[0] = extractBits(v, given[1], given[2]);
  out[1] = extractBits(v, given[1], given[1]);
  out[2] = extractBits(v, given[3], given[2]);
  out[3] = extractBits(v, given[2], given[4]);
  out[4] = insertBits(v, 0u, given[5], given[4]);
  out[5] = insertBits(v, 1u, given[4] * 4, given[4]);
  let s = bitcast<i32>(v);
  signed[0] = extractBits(s, given[1], given[2]);
  signed[1] = extractBits(s, given[3], given[4]);
  signed[2] = extractBits(s, given[2], given[4]);
}
