// reflect of vectors of every size.
@group(0) @binding(0) var<storage, read_write> v: array<vec4f, 3>;

@compute @workgroup_size(1)
fn main() {
  v[0] = vec4f(reflect(v[0].xy, v[1].xy), 0, 0);
  v[1] = vec4f(reflect(v[0].xyz, v[1].xyz), 0);
  v[2] = reflect(v[0], v[1]);
}
