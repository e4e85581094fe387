@group(0) @binding(0) var<storage, read_write> out: vec2i;

fn exchange(a: ptr<function, i32>, b: ptr<function, i32>) {
  let t = *a;
  *a = *b;
  *b = t;
}

fn order(a: ptr<function, i32>, b: ptr<function, i32>) {
  if (*a > *b) {
    exchange(a, b);
  }
}

@compute @workgroup_size(1)
fn main() {
  var low = out.x;
  var high = out.y;
  order(&low, &high);
  out = vec2i(low, high);
}
