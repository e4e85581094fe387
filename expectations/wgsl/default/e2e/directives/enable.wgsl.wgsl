enable f16;

@group(0) @binding(0) var<storage, read_write> h: vec2h;

@compute @workgroup_size(1)
fn main() {
  h = h * 2.0h;
}
