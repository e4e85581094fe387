@group(0) @binding(0) var<storage, read_write> out: vec2i;

@compute @workgroup_size(1)
fn main() {
  let a = out.y;
  out.x = a + 1i - 2i + 3i - 4i + 5i - 6i + 7i - 8i + 9i - 10i + 11i - 12i + 13i - 14i + 15i - 16i + 17i - 18i + 19i - 20i + 21i - 22i + a * 3i;
  out.y = a + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i + 1i;
}
