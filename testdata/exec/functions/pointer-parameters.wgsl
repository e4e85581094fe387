//# dispatch: 1 1 1
//# read 0:0: i32 3 8
//# expect 0:1: i32 8 3 11 5 33 9 1
// Pointers to function variables: swap, an output parameter, a pointer handed on, a pointer to private memory.
@group(0) @binding(0) var<storage, read> v: vec2i;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 7>;

var<private> counter: i32;

fn swap(a: ptr<function, i32>, b: ptr<function, i32>) {
  let t = *a;
  *a = *b;
  *b = t;
}

fn sum_and_difference(a: i32, b: i32, sum: ptr<function, i32>) -> i32 {
  *sum = a + b;
  return a - b;
}

fn triple(p: ptr<function, i32>) {
  *p *= 3;
}

fn through(p: ptr<function, i32>) {
  triple(p);
}

fn count(p: ptr<private, i32>) -> i32 {
  *p = *p + 1;
  return *p;
}

@compute @workgroup_size(1)
fn main() {
  var x = v.x;
  var y = v.y;
  swap(&x, &y);
  out[0] = x;
  out[1] = y;
  var sum: i32;
  out[3] = sum_and_difference(x, y, &sum);
  out[2] = sum;
  let p = &sum;
  through(p);
  out[4] = sum;
  out[6] = count(&counter);
  for (var i = 0; i < 7; i++) {
    _ = count(&counter);
  }
  out[5] = count(&counter);
}
