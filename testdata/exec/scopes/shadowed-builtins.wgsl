//# dispatch: 1 1 1
//# read 0:0: f32 -3.5 2
//# expect 0:1: f32 96.5 7 5 -3.5 3.5
// User declarations may take the names of built-in functions and types.
@group(0) @binding(0) var<storage, read> v: vec2<f32>;
@group(0) @binding(1) var<storage, read_write> out: array<f32, 5>;

fn abs(x: f32) -> f32 {
  return x + 100;
}

struct vec2f {
  only: f32,
}

fn local_name() -> f32 {
  let max = 5.0;
  return max;
}

fn still_there(x: f32) -> f32 {
  return max(x, -x);
}

@compute @workgroup_size(1)
fn main() {
  out[0] = abs(v.x);
  let s = vec2f(7);
  out[1] = s.only;
  out[2] = local_name();
  let min = min(v.x, v.y);
  out[3] = min;
  out[4] = still_there(v.x);
}
