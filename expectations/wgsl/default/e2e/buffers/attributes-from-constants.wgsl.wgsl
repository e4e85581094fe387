struct Padded {
  @size(16) a: u32,
  @align(32) b: u32,
}

@group(1) @binding(2) var<storage, read_write> x: Padded;
@group(1) @binding(3) var<uniform> y: Padded;

@compute @workgroup_size(1)
fn main() {
  x.a = y.b;
  x.b = y.a;
}
