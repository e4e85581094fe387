@group(0) @binding(0) var<storage, read_write> out: i32;

@compute @workgroup_size(1)
fn main() {
  let a = 1i;
  let b = a + 1i;
  out = b;
  out = out + a;
}
