//# dispatch: 1 1 1
//# read 0:0: f32 1.0 -2.0 0.1 3.4028235e+38 -0.0
//# expect 0:1: u32 0x3f800000 0xc0000000 0x3dcccccd 0x7f7fffff 0x80000000
//# expect 0:2: i32 1065353216 -1073741824 1036831949 2139095039 -2147483648
//# expect 0:3: f32 1.0 -2.0 0.1 3.4028235e+38 -0.0
// Reading the bits of a float, and making it of them again.
@group(0) @binding(0) var<storage, read> v: array<f32, 5>;
@group(0) @binding(1) var<storage, read_write> as_u32: array<u32, 5>;
@group(0) @binding(2) var<storage, read_write> as_i32: array<i32, 5>;
@group(0) @binding(3) var<storage, read_write> back: array<f32, 5>;

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_index) i: u32) {
  as_u32[i] = bitcast<u32>(v[i]);
  as_i32[i] = bitcast<i32>(v[i]);
  back[i] = bitcast<f32>(as_i32[i]);
}
