// Frames of a video: an external texture keyed against a background, with a scan-line effect.

struct Effect {
  key: vec3f,
  tolerance: f32,
  softness: f32,
  lines: f32,
  time: f32,
}

@group(0) @binding(0) var video: texture_external;
@group(0) @binding(1) var background: texture_2d<f32>;
@group(0) @binding(2) var smooth_sampler: sampler;
@group(0) @binding(3) var<uniform> effect: Effect;

struct Corner {
  @builtin(position) @invariant position: vec4f,
  @location(0) uv: vec2f,
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Corner {
  var corner: Corner;
  corner.uv = vec2f(vec2u(index & 1u, index >> 1u)) * 2.0;
  corner.position = vec4f(corner.uv.x * 2.0 - 1.0, 1.0 - corner.uv.y * 2.0, 0.0, 1.0);
  return corner;
}

fn chroma(colour: vec3f) -> vec2f {
  let y = dot(colour, vec3f(0.299, 0.587, 0.114));
  return (colour.br - y) * vec2f(0.565, 0.713);
}

fn keyed(colour: vec3f) -> f32 {
  let distance = distance(chroma(colour), chroma(effect.key));
  return smoothstep(effect.tolerance, effect.tolerance + effect.softness, distance);
}

@fragment
fn key(in: Corner) -> @location(0) vec4f {
  let frame = textureSampleBaseClampToEdge(video, smooth_sampler, in.uv);
  let behind = textureSample(background, smooth_sampler, in.uv);
  let alpha = keyed(frame.rgb);
  var colour = mix(behind.rgb, frame.rgb, alpha);
  let line = sin((in.uv.y + effect.time * 0.1) * effect.lines * 6.2831853);
  colour *= 0.9 + 0.1 * line;
  return vec4f(colour, 1.0);
}

@fragment
fn pixelate(in: Corner) -> @location(0) vec4f {
  let size = vec2f(textureDimensions(video));
  let block = max(effect.lines, 1.0);
  let at = (floor(in.uv * size / block) + 0.5) * block;
  return textureLoad(video, vec2u(at));
}
