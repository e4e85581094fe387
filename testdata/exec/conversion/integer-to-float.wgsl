//# dispatch: 1 1 1
//# read 0:0: i32 0 1 -1 16777216 -16777216 65535 -2147483648 1234567
//# expect 0:1: f32 0.0 1.0 -1.0 16777216.0 -16777216.0 65535.0 -2147483600.0 1234567.0
//# expect 0:2: f32 0.0 1.0 0.0 16777216.0 0.0 65535.0 2147483600.0 1234567.0
// Integers that binary32 holds exactly; the unsigned reading is taken only where it too is exact.
@group(0) @binding(0) var<storage, read> v: array<i32, 8>;
@group(0) @binding(1) var<storage, read_write> from_i32: array<f32, 8>;
@group(0) @binding(2) var<storage, read_write> from_u32: array<f32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  from_i32[i] = f32(v[i]);
  if v[i] >= 0 || v[i] == -2147483648 {
    from_u32[i] = f32(u32(v[i]));
  }
}
