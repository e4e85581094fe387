// Members, structures, functions and variables of the same spelling do not disturb each other where the scopes allow it.
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
  out.main = value(1, 2, 3, vec3f()).x;
  out.xyz = out.xyz.xyz;
}
