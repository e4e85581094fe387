// var, let and const in a function, with and without types and initializers.
@group(0) @binding(0) var<storage, read_write> out: array<f32, 6>;

@compute @workgroup_size(1)
fn main() {
  var a: f32;
  var b = 1.5;
  var<function> c: f32 = 2;
  let d = b + c;
  let e: vec2f = vec2f(d);
  const f = 3;
  const g: f32 = f;
  const h = array(1.0, g, f);
  a = e.x;
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = e.y;
  out[4] = g;
  out[5] = h[2] + f;
}
