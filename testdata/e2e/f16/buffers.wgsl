// Half precision in storage and uniform buffers: scalars, vectors of three, matrices, arrays and structures.
enable f16;
struct Halves {
  a: f16,
  b: vec3h,
  c: vec2<f16>,
  d: mat2x3h,
  e: array<f16, 5>,
}
struct Settings { scale: vec4h, bias: f16, shift: vec2h }
@group(0) @binding(0) var<storage, read_write> halves: array<Halves>;
@group(0) @binding(1) var<uniform> settings: Settings;

@compute @workgroup_size(1)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let p = &halves[id.x];
  (*p).b = (*p).b * settings.scale.xyz + settings.bias;
  (*p).c = (*p).b * (*p).d + settings.shift;
  (*p).e[id.x % 5] = (*p).a;
  (*p).d[1].y = 1;
}
