@group(0) @binding(0) var<storage, read_write> out: vec2u;

@compute @workgroup_size(1)
fn main() {
  out.x = 1u;
  if (false) {
    out.y = 1u;
  }
}
