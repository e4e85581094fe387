//# dispatch: 1 1 1
//# read 0:0: u32 0x0ff0a55a 0x33cc55aa
//# expect 0:1: u32 62915850 0x3ffcf5fa 0x3c3cf0f0 0xf00f5aa5 204513360 0xc0030a05 0 250 0xffffffff
//# expect 0:2: i32 -267429211 0 0 -5 7 -8
// And, or, exclusive or and complement on both integer types.
@group(0) @binding(0) var<storage, read> in: vec2<u32>;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@group(0) @binding(2) var<storage, read_write> signed_out: array<i32, 6>;

@compute @workgroup_size(1)
fn main() {
  let a = in.x;
  let b = in.y;
  out[0] = a & b;
  out[1] = a | b;
  out[2] = a ^ b;
  out[3] = ~a;
  out[4] = a & ~b;
  out[5] = ~(a | b);
  out[6] = a ^ a;
  out[7] = (a | b) & 0xff;
  out[8] = ~(a ^ a);
  var minus_eight = -8;
  signed_out[0] = ~bitcast<i32>(a);
  signed_out[1] = ~(minus_eight + 7);
  signed_out[2] = minus_eight & 6;
  signed_out[3] = minus_eight | 3;
  signed_out[4] = minus_eight ^ -1;
  signed_out[5] = ~(-1 - minus_eight);
}
