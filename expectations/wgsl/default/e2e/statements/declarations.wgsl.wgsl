@group(0) @binding(0) var<storage, read_write> out: array<f32, 6>;

@compute @workgroup_size(1)
fn main() {
  var a: f32;
  var b = 1.5f;
  var c = 2.0f;
  let d = b + c;
  let e = vec2f(d);
  a = e.x;
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = e.y;
  out[4] = 3.0f;
  out[5] = 6.0f;
}
