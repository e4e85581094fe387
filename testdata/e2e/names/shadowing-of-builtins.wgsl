// Predeclared types and functions hidden by declarations of the module and of functions.
alias f = f32;
struct vec3u { low: u32, high: u32 }
const sin = 0.5;
fn max(a: f, b: f) -> f { return a + b; }
@group(0) @binding(0) var<storage, read_write> out: array<f, 4>;

@compute @workgroup_size(1)
fn main() {
  let f = vec3u(1, 2);
  var i32 = 3u;
  i32 += f.low;
  let min = min(1.5, 2.5);
  out[0] = max(sin, min);
  out[1] = f32(i32) + f32(f.high);
  for (var array = 0; array < 3; array++) {
    out[2] += f32(array);
  }
}
