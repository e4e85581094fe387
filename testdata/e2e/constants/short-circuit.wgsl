// The right side of a decided logical operator is not evaluated, so that it may hold what would be an error.
const zero = 0;
const safe = zero != 0 && 10 / 2 > zero;
const also_safe = zero == 0 || max(1, 2) == 3;
@group(0) @binding(0) var<storage, read_write> out: vec2u;

@compute @workgroup_size(1)
fn main() {
  out.x = u32(safe || also_safe);
  if false && out.y > 3 {
    out.y = 1;
  }
}
