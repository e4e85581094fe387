//# expect 0:0: u32 5 7 9 21
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var v = vec3u(1, 2, 3);
  let p = &v;
  p.x += 4;
  (*p).y += 5;
  (*p)[2] += 6;
  for (var i = 0; i < 3; i++) { out[i] = p[i]; }
  out[3] = dot(*p, vec3u(1));
}
