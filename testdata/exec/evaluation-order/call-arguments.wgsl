//# expect 0:0: u32 123 1 2 3
var<private> n: u32;
fn tick() -> u32 { n += 1; return n; }
fn digits(a: u32, b: u32, c: u32) -> u32 { return a * 100 + b * 10 + c; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  out[0] = digits(tick(), tick(), tick());
  n = 0;
  let v = vec3u(tick(), tick(), tick());
  out[1] = v.x; out[2] = v.y; out[3] = v.z;
}
