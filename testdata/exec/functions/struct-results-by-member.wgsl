//# expect 0:0: u32 3 1 14 4
struct Division { quotient: u32, rest: u32 }
fn divide(a: u32, b: u32) -> Division { return Division(a / b, a % b); }
@group(0) @binding(0) var<storage, read_write> out: array<u32, 4>;
@compute @workgroup_size(1) fn main() {
  out[0] = divide(10, 3).quotient;
  out[1] = divide(10, 3).rest;
  let d = divide(74, 5);
  out[2] = d.quotient;
  out[3] = d.rest;
}
