@group(0) @binding(0) var<storage, read_write> a: array<array<mat2x3f, 2>, 4>;
@group(0) @binding(1) var<storage, read> b: array<mat2x3f, 2>;

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) id: vec3u) {
  a[0] = b;
  a[id.x] = a[0];
  let kept = a[1];
  var local = a;
  local[2] = kept;
  local[3][1] = b[id.x % 2u];
  a = local;
}
