//# dispatch: 1 1 1
//# read 0:0: f32 5.5 -5.5 5.5 -5.5 8.0 0.75 1000.0
//# read 0:1: f32 2.0 2.0 -2.0 -2.0 4.0 1.0 7.0
//# expect 0:2: f32 1.5 -1.5 1.5 -1.5 0.0 0.75 6.0
// The floating point remainder is x - y * trunc(x / y), so it has the sign of x.
@group(0) @binding(0) var<storage, read> a: array<f32, 7>;
@group(0) @binding(1) var<storage, read> b: array<f32, 7>;
@group(0) @binding(2) var<storage, read_write> rest: array<f32, 7>;

@compute @workgroup_size(7)
fn main(@builtin(local_invocation_index) i: u32) {
  rest[i] = a[i] % b[i];
}
