//# dispatch: 1 1 1
//# read 0:0: f32 0.1 0.5 0.9 -0.7
//# expect 0:1: f32 0.100334674 0.10016742 1.4706289 2.819842 0.5463025 0.5235988 1.0471976 2.1112158
//# expect 0:1: f32 1.2601582 1.1197696 0.4510268 1.8925469 -0.8422884 -0.7753975 2.3461938 -1.9756881
//# expect 0:2: f32 0.10016675 1.0050042 0.099667996 0.09983408 0.5210953 1.127626 0.46211717 0.4812118
//# expect 0:2: f32 1.0265167 1.4330864 0.71629786 0.8088669 -0.7585837 1.255169 -0.6043678 -0.65266657
//# expect 0:3: f32 1.0469679 0.050041728 1.316958 0.25541282 1.5220793 0.4847003
//# tolerance: abs 0.002
// The trigonometric and hyperbolic functions and their inverses at points where each is well conditioned.
@group(0) @binding(0) var<storage, read> v: array<f32, 4>;
@group(0) @binding(1) var<storage, read_write> circular: array<vec4f, 4>;
@group(0) @binding(2) var<storage, read_write> hyperbolic: array<vec4f, 4>;
@group(0) @binding(3) var<storage, read_write> area: array<vec2f, 3>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = v[i];
  circular[i] = vec4f(tan(x), asin(x), acos(x), atan2(x, -0.3));
  hyperbolic[i] = vec4f(sinh(x), cosh(x), tanh(x), asinh(x));
  if x > -0.5 {
    area[i] = vec2f(acosh(1.5 + x), atanh(x * 0.5));
  }
}
