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
  let v = id.x;
  spread[v].b = spread[v].a;
  spread[v].d[2] = spread[v].c.y;
  spread[v].e = spread[v].e + 1.0f;
  var copy = spread[0];
  copy.d[id.x % 3u] = 4.0f;
  spread[1] = copy;
}
