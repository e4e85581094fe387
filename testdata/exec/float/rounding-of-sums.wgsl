//# dispatch: 1 1 1
//# read 0:0: f32 16777216.0 16777216.0 1.0 0.1 0.1 10000000000.0
//# read 0:1: f32 1.0 3.0 5.9604645e-08 0.2 0.7 -3.3
//# expect 0:2: u32 0x4b800000 0x4b800002 0x3f800000 0x3e99999a 0x3f4ccccd 0x501502f9
//# expect 0:3: u32 0x4b800000 0x4c400000 0x33800000 0x3ca3d70b 0x3d8f5c29 0xd0f5de81
//# expect 0:4: u32 0x4b7fffff 0x4b7ffffd 0x3f7fffff 0xbdcccccd 0xbf199999 0x501502f9
// Sum, product and difference are correctly rounded to nearest, ties to even: compared bit by bit.
@group(0) @binding(0) var<storage, read> a: array<f32, 6>;
@group(0) @binding(1) var<storage, read> b: array<f32, 6>;
@group(0) @binding(2) var<storage, read_write> sum: array<u32, 6>;
@group(0) @binding(3) var<storage, read_write> product: array<u32, 6>;
@group(0) @binding(4) var<storage, read_write> difference: array<u32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  sum[i] = bitcast<u32>(a[i] + b[i]);
  product[i] = bitcast<u32>(a[i] * b[i]);
  difference[i] = bitcast<u32>(a[i] - b[i]);
}
