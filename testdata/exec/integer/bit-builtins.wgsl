//# dispatch: 1 1 1
//# read 0:0: u32 0 1 0x80000000 0xffffffff 240 0x12345678
//# expect 0:1: u32 0 32 32 0 0xffffffff 0xffffffff 1 31 0 0x80000000 0 0 1 0 31 1 31 31 32 0 0 0xffffffff 31
//# expect 0:1: u32 0 4 24 4 251658240 7 4 13 3 3 0x1e6a2c48 28 3
//# expect 0:2: i32 -1 0 30 -1 7 28
// countOneBits, countLeadingZeros, countTrailingZeros, reverseBits, firstLeadingBit and firstTrailingBit.
@group(0) @binding(0) var<storage, read> value: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<array<u32, 6>, 6>;
@group(0) @binding(2) var<storage, read_write> signed_leading: array<i32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = value[i];
  out[i][0] = countOneBits(v);
  out[i][1] = countLeadingZeros(v);
  out[i][2] = countTrailingZeros(v);
  out[i][3] = reverseBits(v);
  out[i][4] = firstLeadingBit(v);
  out[i][5] = firstTrailingBit(v);
  signed_leading[i] = firstLeadingBit(bitcast<i32>(v));
}
