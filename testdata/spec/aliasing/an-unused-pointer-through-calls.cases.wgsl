//# preamble
var<private> x: array<i32, 2>;
fn name(p: ptr<private, i32>) {
  let again = &*p;
}
fn put(p: ptr<private, i32>) {
  *p = 1;
}
fn both(p: ptr<private, i32>, q: ptr<private, i32>) {
  put(p);
  name(q);
}
//# case used-by-name
//# expect-error: wgsl/pointer-alias line 6
fn byName(p: ptr<private, i32>, unused: ptr<private, i32>) {
  *p = x[1];
}
fn main() {
  byName(&x[0], &x[1]);
}
//# case read-first
//# expect-error: wgsl/pointer-alias line 6
fn three(unused: ptr<private, i32>, read: ptr<private, i32>, written: ptr<private, i32>) {
  *written = *read;
}
fn main() {
  three(&x[0], &x[1], &x[0]);
}
//# case browsers
fn main() {
  both(&x[0], &x[1]);
}
//# case specification
//# interpretation: specification
//# expect-error: wgsl/pointer-alias line 4
fn main() {
  both(&x[0], &x[1]);
}
