//# read 0:0: u32 0 1 0x80000000 0xffffffff
//# expect 0:1: u32 32 31 0 0  32 0 31 0  4294967295 0 31 31  4294967295 0 31 0  0 1 1 32
//# expect 0:2: i32 -1 0 30 -1
@group(0) @binding(0) var<storage, read> given: vec4u;
@group(0) @binding(1) var<storage, read_write> out: array<vec4u, 5>;
@group(0) @binding(2) var<storage, read_write> signed: vec4i;
@compute @workgroup_size(1) fn main() {
  out[0] = countLeadingZeros(given);
  out[1] = countTrailingZeros(given);
  out[2] = firstLeadingBit(given);
  out[3] = firstTrailingBit(given);
  out[4] = countOneBits(given);
  signed = firstLeadingBit(bitcast<vec4i>(given));
}
