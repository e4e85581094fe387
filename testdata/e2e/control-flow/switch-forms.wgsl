// Selectors of both types, lists, commas at their end, default anywhere, several forms of body.
@group(0) @binding(0) var<storage, read_write> out: vec4i;

@compute @workgroup_size(1)
fn main() {
  switch out.x {
    case 0: { out.x = 10; }
    case 1, 2: { out.x = 20; }
    case 3, { out.x = 30; }
    default: { }
  }
  switch u32(out.y) {
    default { out.y = 0; }
    case 0x10u { out.y = 1; }
    case 17, 18u { out.y = 2; }
  }
  switch (out.z + 1) {
    case -1, default, 1 { out.z = 7; }
    case 2 { { out.z = 8; } }
  }
  switch 3 {
    case 3 { out.w = 1; }
    default { out.w = 2; }
  }
}
