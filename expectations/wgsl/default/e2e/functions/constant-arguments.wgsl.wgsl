override level: f32 = 0.5f;
@group(0) @binding(0) var<storage, read_write> out: vec3f;

fn tint(colour: vec3f, by: f32, times: u32) -> vec3f {
  return colour * by * f32(times);
}

@compute @workgroup_size(1)
fn main() {
  let v = tint(vec3f(1.0f), 2.0f, 3u);
  let v_1 = v + tint(vec3f(1.0f, 0.5f, 0.0f), level, 1u);
  out = v_1 + tint(vec3f(1.0f, 2.0f, 3.0f), 0.25f, 6u);
}
