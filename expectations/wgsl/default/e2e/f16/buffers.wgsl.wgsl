enable f16;

struct Halves {
  a: f16,
  b: vec3h,
  c: vec2h,
  d: mat2x3h,
  e: array<f16, 5>,
}

struct Settings {
  scale: vec4h,
  bias: f16,
  shift: vec2h,
}

@group(0) @binding(0) var<storage, read_write> halves: array<Halves>;
@group(0) @binding(1) var<uniform> settings: Settings;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let v = id.x;
  halves[v].b = halves[v].b * settings.scale.xyz + settings.bias;
  halves[v].c = halves[v].b * halves[v].d + settings.shift;
  halves[v].e[id.x % 5u] = halves[v].a;
  halves[v].d[1].y = 1.0h;
}
