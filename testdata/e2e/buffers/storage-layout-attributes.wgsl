// align and size attributes that move members and widen them, inside an array.
struct Spread {
  a: u32,
  @align(16) b: u32,
  @size(24) c: vec2f,
  @align(8) @size(32) d: array<f32, 3>,
  e: f32,
}
@group(0) @binding(0) var<storage, read_write> spread: array<Spread>;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let p = &spread[id.x];
  (*p).b = (*p).a;
  (*p).d[2] = (*p).c.y;
  (*p).e += 1;
  var copy = spread[0];
  copy.d[id.x % 3] = 4;
  spread[1] = copy;
}
