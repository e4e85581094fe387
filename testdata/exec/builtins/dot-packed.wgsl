//# dispatch: 1 1 1
//# read 0:0: u32 0x80ff027f 0x7f01fe80
//# expect 0:1: u32 33275 0xffff80fb
// Four eight bit products added up, unsigned and signed.
requires packed_4x8_integer_dot_product;
@group(0) @binding(0) var<storage, read> v: vec2u;
@group(0) @binding(1) var<storage, read_write> out: vec2u;

@compute @workgroup_size(1)
fn main() {
  out.x = dot4U8Packed(v.x, v.y);
  out.y = bitcast<u32>(dot4I8Packed(v.x, v.y));
}
