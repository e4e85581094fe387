//# expect 0:0: u32 120 3628800
fn factorial(n: u32) -> u32 {
  var r = 1u;
  for (var i = 2u; i <= n; i++) { r = times(r, i); }
  return r;
}
fn times(a: u32, b: u32) -> u32 { return a * b; }
@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;
@compute @workgroup_size(1) fn main() { out[0] = factorial(5); out[1] = factorial(10); }
