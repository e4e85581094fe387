@group(0) @binding(0) var<storage, read_write> f: vec3f;
@group(0) @binding(1) var<storage, read_write> u: vec3u;
@group(0) @binding(2) var<storage, read_write> i: vec3i;

@compute @workgroup_size(1)
fn main() {
  u = bitcast<vec3u>(f);
  i = bitcast<vec3i>(u);
  f = bitcast<vec3f>(i);
  u.x = bitcast<u32>(f.x) ^ bitcast<u32>(i.x);
  i.y = bitcast<i32>(bitcast<f32>(u.y));
  f.z = f.z;
}
