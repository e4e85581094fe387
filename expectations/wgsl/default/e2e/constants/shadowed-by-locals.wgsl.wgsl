@group(0) @binding(0) var<storage, read_write> out: vec4u;

@compute @workgroup_size(1)
fn main() {
  var a: array<u32, 2>;
  a[1] = 2u;
  var b: array<u32, 3>;
  b[2] = 3u;
  var c: array<u32, 6>;
  c[5] = 6u;
  out.z = c[5];
  out.x = a[1];
  out.y = b[2];
}
