// Arguments that are literals, constants, overrides and constructed values convert to the parameter's type.
override level: f32 = 0.5;
const tints = array(vec3(1, 0.5, 0), vec3(0, 0, 1));
@group(0) @binding(0) var<storage, read_write> out: vec3f;

fn tint(colour: vec3f, by: f32, times: u32) -> vec3f {
  return colour * by * f32(times);
}

@compute @workgroup_size(1)
fn main() {
  out = tint(vec3f(1), 2, 3) + tint(tints[0], level, 1u) + tint(vec3(1, 2, 3), 1 / 4.0, 2 * 3);
}
