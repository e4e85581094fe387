//# dispatch: 1 1 1
//# write 0:0: u32 1 2 3 99 4 5 6 98
//# expect 0:0: u32 101 102 103 99 504 505 506 98
// A vec3 takes sixteen bytes as an array element but stores only twelve: the padding keeps its contents.
@group(0) @binding(0) var<storage, read_write> v: array<vec3u, 2>;

@compute @workgroup_size(1)
fn main() {
  v[0] += vec3u(100);
  v[1] = 500u + v[1];
}
