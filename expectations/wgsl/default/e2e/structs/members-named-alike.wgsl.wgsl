struct value {
  value: f32,
  main: f32,
  x: f32,
  xyz: vec3f,
}

@group(0) @binding(0) var<storage, read_write> out: value;

fn xyz(x: f32) -> f32 {
  return x;
}

@compute @workgroup_size(1)
fn main() {
  let x = xyz(out.x);
  out.value = x;
  out.main = 3.0f;
  out.xyz = out.xyz.xyz;
}
