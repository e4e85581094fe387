// Constants in nested scopes that hide each other, sized arrays from them.
const n = 2;
@group(0) @binding(0) var<storage, read_write> out: vec4u;

@compute @workgroup_size(1)
fn main() {
  var a: array<u32, n>;
  a[n - 1] = n;
  const n = n + 1;
  var b: array<u32, n>;
  b[2] = n;
  {
    const n: u32 = n * 2;
    var c: array<u32, n>;
    c[5] = n;
    out.z = c[5];
  }
  out.x = a[1];
  out.y = b[2];
}
