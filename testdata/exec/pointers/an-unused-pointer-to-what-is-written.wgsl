//# note: where pointers become copies, the copy of an unused one does not come back
//# expect 0:0: i32 7 8 9 10 11 12
@group(0) @binding(0) var<storage, read_write> out: array<i32>;
fn ignore(q: ptr<function, i32>) {}
fn first(p: ptr<function, i32>, unused: ptr<function, i32>) {
  *p = 7;
}
fn last(unused: ptr<function, i32>, p: ptr<function, i32>) {
  *p = 8;
}
fn firstOfCalls(p: ptr<function, i32>, unused: ptr<function, i32>) {
  *p = 9;
  ignore(unused);
}
fn lastOfCalls(unused: ptr<function, i32>, p: ptr<function, i32>) {
  *p = 10;
  ignore(unused);
}
fn elements(p: ptr<function, array<i32, 2>>, unused: ptr<function, array<i32, 2>>) {
  (*p)[0] = 11;
  (*p)[1] = 12;
}
@compute @workgroup_size(1) fn main() {
  var x = 1;
  first(&x, &x);
  out[0] = x;
  last(&x, &x);
  out[1] = x;
  firstOfCalls(&x, &x);
  out[2] = x;
  lastOfCalls(&x, &x);
  out[3] = x;
  var y = array<i32, 2>();
  elements(&y, &y);
  out[4] = y[0];
  out[5] = y[1];
}
