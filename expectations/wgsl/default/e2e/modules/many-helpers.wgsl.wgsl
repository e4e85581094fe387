@group(0) @binding(0) var<storage, read_write> o: vec2i;

fn a(x: i32) -> i32 {
  return x + 1i;
}

fn b(x: i32) -> i32 {
  return a(x) * 2i;
}

fn c(x: i32) -> i32 {
  let v = b(x);
  return v - a(x);
}

fn d(x: i32) -> i32 {
  return c(b(x));
}

fn e(x: i32) -> i32 {
  if (x > 0i) {
    return d(x);
  }
  return c(x);
}

@compute @workgroup_size(1)
fn main() {
  o.x = e(o.y);
  o.y = e(-o.x);
}
