@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

@compute @workgroup_size(1)
fn main() {
  let a = 1i;
  out[0] = a;
  out[1] = -a + 2i * a;
  if (a == 1i) {
    out[2] = out[2] + 1i;
  }
  out[3] = max(a, 2i);
}
