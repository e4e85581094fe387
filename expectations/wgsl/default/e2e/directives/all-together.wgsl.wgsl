enable f16;
diagnostic(off, derivative_uniformity);

@group(0) @binding(0) var<storage, read_write> out: f16;

@compute @workgroup_size(1)
fn main() {
  out = 1.0h;
}
