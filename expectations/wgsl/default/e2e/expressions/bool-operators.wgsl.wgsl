@group(0) @binding(0) var<uniform> v: vec4i;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 6>;

@compute @workgroup_size(1)
fn main() {
  let a = v.x > 0i;
  let b = v.y > 0i;
  let c = v.z > 0i;
  out[0] = u32((a && b) && c);
  out[1] = u32(a || (b && c));
  out[2] = u32((a | b) & c);
  out[3] = u32((!a == b));
  out[4] = u32((a != (b || c)));
  out[5] = u32(!(!a));
}
