struct Effect {
  key: vec3f,
  tolerance: f32,
  softness: f32,
  lines: f32,
  time: f32,
}

struct Corner {
  @builtin(position) @invariant position: vec4f,
  @location(0) uv: vec2f,
}

@group(0) @binding(0) var video: texture_external;
@group(0) @binding(1) var background: texture_2d<f32>;
@group(0) @binding(2) var smooth_sampler: sampler;
@group(0) @binding(3) var<uniform> effect: Effect;

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Corner {
  var corner: Corner;
  corner.uv = vec2f(vec2u(index & 1u, index >> 1u)) * 2.0f;
  corner.position = vec4f(corner.uv.x * 2.0f - 1.0f, 1.0f - corner.uv.y * 2.0f, 0.0f, 1.0f);
  return corner;
}

fn chroma(colour: vec3f) -> vec2f {
  let y = dot(colour, vec3f(0.299f, 0.587f, 0.114f));
  return (colour.zx - y) * vec2f(0.565f, 0.713f);
}

fn keyed(colour: vec3f) -> f32 {
  let v = chroma(colour);
  let distance_1 = distance(v, chroma(effect.key));
  return smoothstep(effect.tolerance, effect.tolerance + effect.softness, distance_1);
}

@fragment
fn key(in: Corner) -> @location(0) vec4f {
  let frame = textureSampleBaseClampToEdge(video, smooth_sampler, in.uv);
  let behind = textureSample(background, smooth_sampler, in.uv);
  let alpha = keyed(frame.xyz);
  var colour = mix(behind.xyz, frame.xyz, alpha);
  let line = sin((in.uv.y + effect.time * 0.1f) * effect.lines * 6.2831855f);
  colour = colour * (0.9f + 0.1f * line);
  return vec4f(colour, 1.0f);
}

@fragment
fn pixelate(in: Corner) -> @location(0) vec4f {
  let size = vec2f(textureDimensions(video));
  let block = max(effect.lines, 1.0f);
  let at = (floor(in.uv * size / block) + 0.5f) * block;
  return textureLoad(video, vec2u(at));
}
