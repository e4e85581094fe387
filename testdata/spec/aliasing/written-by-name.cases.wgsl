//# case fail
//# expect-error: wgsl/pointer-alias line 8
var<private> total: i32;
var<private> other: i32;
fn add(p: ptr<private, i32>) {
  total += *p;
}
fn main() {
  add(&total);
}
//# case pass
var<private> total: i32;
var<private> other: i32;
fn add(p: ptr<private, i32>) {
  total += *p;
}
fn main() {
  add(&other);
}
