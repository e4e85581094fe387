//# dispatch: 1 1 1
//# read 0:0: u32 1 300 255 0x1ff
//# read 0:1: i32 -1 -200 127 300
//# expect 0:2: u32 0xffff2c01 0xffffff01 0x2c7f38ff 0x7f7f80ff
//# expect 0:3: u32 1 0x2c 255 255
//# expect 0:4: i32 -1 56 127 44
// Bytes cut off or clamped when packed, and extended with zeros or the sign when unpacked.
requires packed_4x8_integer_dot_product;
@group(0) @binding(0) var<storage, read> unsigned: vec4u;
@group(0) @binding(1) var<storage, read> signed: vec4i;
@group(0) @binding(2) var<storage, read_write> words: array<u32, 4>;
@group(0) @binding(3) var<storage, read_write> unsigned_back: vec4u;
@group(0) @binding(4) var<storage, read_write> signed_back: vec4i;

@compute @workgroup_size(1)
fn main() {
  words[0] = pack4xU8(unsigned);
  words[1] = pack4xU8Clamp(unsigned);
  words[2] = pack4xI8(signed);
  words[3] = pack4xI8Clamp(signed);
  unsigned_back = unpack4xU8(words[0]);
  signed_back = unpack4xI8(words[2]);
}
