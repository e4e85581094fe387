//# expect 0:0: i32 2 1 30 20
@group(0) @binding(0) var<storage, read_write> out: array<i32>;
fn swap(a: ptr<function, i32>, b: ptr<function, i32>) {
  let t = *a;
  *a = *b;
  *b = t;
}
@compute @workgroup_size(1) fn main() {
  var x = 1;
  var y = 2;
  swap(&x, &y);
  out[0] = x; out[1] = y;
  var p = 20;
  var q = 30;
  swap(&q, &p);
  swap(&p, &q);
  swap(&p, &q);
  out[2] = p; out[3] = q;
}
