//# note: the left side's index is found before the right side's value
//# expect 0:0: u32 2 0 0
var<private> n: u32;
fn tick() -> u32 { let old = n; n += 1; return old; }
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;
@compute @workgroup_size(1) fn main() {
  out[tick()] = tick() + 1;
}
