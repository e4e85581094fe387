//# dispatch: 1 1 1
//# read 0:0: f32 0.0 1.9 -1.9 2147483500.0 -2147483600.0 3000000000.0 -3000000000.0 1.0e+20
//# expect 0:1: i32 0 1 -1 2147483520 -2147483648 2147483520 -2147483648 2147483520
//# expect 0:2: u32 0 1 0 0x7fffff80 0 0xb2d05e00 0 0xffffff00
// Conversion rounds toward zero and is clamped to the target's range: the nearest representable float inside it.
@group(0) @binding(0) var<storage, read> v: array<f32, 8>;
@group(0) @binding(1) var<storage, read_write> to_i32: array<i32, 8>;
@group(0) @binding(2) var<storage, read_write> to_u32: array<u32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  to_i32[i] = i32(v[i]);
  to_u32[i] = u32(v[i]);
}
