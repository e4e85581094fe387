//# note: a pointer that is neither read nor written is no access
var<private> x: i32;
fn put(unused: ptr<private, i32>) {
  let p = &*unused;
  x = 1;
}
fn main() {
  put(&x);
}
