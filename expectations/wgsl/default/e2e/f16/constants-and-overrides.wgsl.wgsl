enable f16;

@group(0) @binding(0) var<storage, read_write> out: array<f16, 4>;

@compute @workgroup_size(1)
fn main() {
  let v = 1.0h;
  out = array<f16, 4>(3.0h, 65500.0h, 0.5h, v + 0.125h);
}
