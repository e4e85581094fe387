//# dispatch: 1 1 1
//# read 0:0: u32 17 0 4294967295 2147483648
//# read 0:1: u32 0 0 0 0
//# expect 0:2: u32 17 0 4294967295 2147483648
//# expect 0:3: u32 0 0 0 0
// The unsigned forms of division by zero, on vectors and through compound assignment.
@group(0) @binding(0) var<storage, read> x: vec4<u32>;
@group(0) @binding(1) var<storage, read> zero: vec4<u32>;
@group(0) @binding(2) var<storage, read_write> quotient: vec4<u32>;
@group(0) @binding(3) var<storage, read_write> remainder: vec4<u32>;

@compute @workgroup_size(1)
fn main() {
  quotient = x / zero;
  var rest = x;
  rest %= zero.x;
  remainder = rest;
}
