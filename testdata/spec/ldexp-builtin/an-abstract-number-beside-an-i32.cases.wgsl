//# case within-abstract-float
const a = ldexp(1.5, 1000i) / ldexp(1.0, 999i);
const_assert a == 3;
const b: vec2f = ldexp(vec2(1, 1e300), vec2i(0, -1000));
const_assert b.x == 1;
const c = ldexp(3, 1024i - 1040i);
//# case beyond-abstract-float
//# expect-error: wgsl/const-ldexp-exponent line 2
const a = ldexp(0.0, 1025i);
//# case result-beyond-abstract-float
//# expect-error: wgsl/const-not-representable line 2
const a = ldexp(1e300, 1000i);
//# case value-needs-f32
//# expect-error: wgsl/const-conversion-range line 3
fn f() {
  let a = ldexp(1.0, 128i);
}
//# case by-the-specification
//# interpretation: specification
//# expect-error: wgsl/const-ldexp-exponent line 3
const a = ldexp(0.0, 129i);
//# case number-beyond-f32
//# interpretation: specification
//# expect-error: wgsl/const-conversion-range line 3
const a = ldexp(1e300, -1000i);
//# case type-by-the-specification
//# interpretation: specification
const a = ldexp(1.5, 127i);
const b: vec2f = ldexp(vec2(1, 1e30), vec2i(0, -100));
//# case exponent-known-from-overrides
//# pipeline: compute
//# constants: {"n": 129}
//# expect-error: wgsl/const-ldexp-exponent line 5
override n: i32;
@compute @workgroup_size(1) fn main() { let r = ldexp(1.0, n); }
//# case exponent-at-run-time
fn f(n: i32) -> f32 { return ldexp(1.0, n); }
