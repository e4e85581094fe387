//# case abstract
//# expect-error: wgsl/zero-power line 2
const a = pow(0, 0.0);
//# case one-component
//# expect-error: wgsl/zero-power line 2
const a = pow(vec2f(1, -0.0), vec2f(0, 0));
//# case override
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/zero-power line 5
override n: f32;
@compute @workgroup_size(1) fn main() { _ = pow(n, n); }
//# case override-that-is-not-zero
//# pipeline: compute
//# constants: {"n": 0.5}
override n: f32;
@compute @workgroup_size(1) fn main() { _ = pow(n, n); }
//# case by-the-specification
//# interpretation: specification
const a = pow(0, 0.0);
const_assert all(pow(vec2f(1, -0.0), vec2f(0, 0)) == vec2f(1));
//# case override-by-the-specification
//# interpretation: specification
//# pipeline: compute
//# constants: {"n": 0}
override n: f32;
@compute @workgroup_size(1) fn main() { _ = pow(n, n); }
//# case at-run-time
fn f(x: f32) -> f32 { return pow(x, 0); }
//# case not-evaluated
const a = true || pow(0.0, 0.0) == 1;
