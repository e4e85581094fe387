//# dispatch: 5 1 1
//# read 0:0: f32 1.5 -2.25 1024.0 0.125 -0.5
//# read 0:1: f32 0.5 4.0 -8.0 0.125 -2.0
//# expect 0:2: f32 2.0 1.0 0.75 3.0 -1.5 1.75 -6.25 -9.0 -0.5625 2.25 1016.0 1032.0 -8192.0 -128.0 -1024.0
//# expect 0:2: f32 0.25 0.0 0.015625 1.0 -0.125 -2.5 1.5 1.0 0.25 0.5
//# tolerance: ulp 3
// Binary32 arithmetic on values that have exact results; only the quotient is allowed to be off by its 2.5 units.
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> out: array<array<f32, 5>>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let i = id.x;
  out[i] = array<f32, 5>(a[i] + b[i], a[i] - b[i], a[i] * b[i], a[i] / b[i], -a[i]);
}
