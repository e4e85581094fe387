@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;

fn bottom(x: u32) -> u32 {
  return x * x;
}

fn left(x: u32) -> u32 {
  return bottom(x + 1u);
}

fn right(x: u32) -> u32 {
  return bottom(x + 2u);
}

fn top(x: u32) -> u32 {
  let v = left(x);
  return v * right(x);
}

@compute @workgroup_size(1)
fn first() {
  out[0] = top(1u);
}

@compute @workgroup_size(1)
fn second() {
  let v = left(2u);
  out[1] = v + bottom(3u);
}
