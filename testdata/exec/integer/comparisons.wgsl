//# dispatch: 1 1 1
//# read 0:0: i32 -1 0 5 -2147483648
//# read 0:1: i32 1 0 -5 2147483647
//# expect 0:2: u32 35 26 44 35
//# expect 0:3: u32 44 26 35 44
// The six comparisons packed into a mask: signed and unsigned order differ once a sign bit is set.
@group(0) @binding(0) var<storage, read> a: array<i32, 4>;
@group(0) @binding(1) var<storage, read> b: array<i32, 4>;
@group(0) @binding(2) var<storage, read_write> signed_mask: array<u32, 4>;
@group(0) @binding(3) var<storage, read_write> unsigned_mask: array<u32, 4>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = a[i];
  let y = b[i];
  signed_mask[i] = u32(x < y) | (u32(x <= y) << 1) | (u32(x > y) << 2) | (u32(x >= y) << 3) | (u32(x == y) << 4)
      | (u32(x != y) << 5);
  let ux = bitcast<u32>(x);
  let uy = bitcast<u32>(y);
  var mask = 0u;
  if ux < uy { mask |= 1u; }
  if ux <= uy { mask |= 2u; }
  if ux > uy { mask |= 4u; }
  if ux >= uy { mask |= 8u; }
  if ux == uy { mask |= 16u; }
  if ux != uy { mask |= 32u; }
  unsigned_mask[i] = mask;
}
