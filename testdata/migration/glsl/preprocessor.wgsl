//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-syntax line 11
#define PI 3.14159
#define STEPS 4 // how many
#define SQUARE(x) ((x) * (x))
#ifdef FANCY
const n = STEPS;
#endif
fn f(x: f32) -> f32 {
  return x * PI / f32(n);
}
