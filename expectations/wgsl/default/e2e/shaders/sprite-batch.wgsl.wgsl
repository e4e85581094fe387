struct Sprite {
  position: vec2f,
  size: vec2f,
  rotation: f32,
  layer_and_flags: u32,
  tint: u32,
  border: u32,
  uv: vec4f,
}

struct Screen {
  size: vec2f,
  scale: f32,
  time: f32,
}

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) local: vec2f,
  @location(1) @interpolate(flat) sprite: u32,
  @location(2) @interpolate(flat, either) layer: u32,
}

@group(0) @binding(0) var<uniform> screen: Screen;
@group(0) @binding(1) var<storage, read> sprites: array<Sprite>;
@group(1) @binding(0) var atlas: texture_2d_array<f32>;
@group(1) @binding(1) var nearest: sampler;

@vertex
fn corner(@builtin(vertex_index) v: u32, @builtin(instance_index) i: u32) -> Varyings {
  let s = sprites[i];
  let local = vec2f(f32(v & 1u), f32(v >> 1u));
  let turned = mat2x2f(cos(s.rotation), sin(s.rotation), -sin(s.rotation), cos(s.rotation)) * ((local - 0.5f) * s.size);
  let pixel = (s.position + turned) * screen.scale;
  var layer = s.layer_and_flags & 65535u;
  if ((s.layer_and_flags & 262144u) != 0u) {
    layer = layer + u32(screen.time * 12.0f) % 4u;
  }
  return Varyings(vec4f(pixel / screen.size * vec2f(2.0f, -2.0f) + vec2f(-1.0f, 1.0f), 0.0f, 1.0f), local, i, layer);
}

fn patched(t: f32, size: f32, border: f32, source: f32) -> f32 {
  let pixels = t * size;
  if (pixels < border) {
    return pixels / source;
  } else if (pixels > size - border) {
    return 1.0f - (size - pixels) / source;
  }
  let inner = (pixels - border) / max(size - 2.0f * border, 1.0f);
  return mix(border, source - border, inner) / source;
}

@fragment
fn paint(in: Varyings) -> @location(0) vec4f {
  let s = sprites[in.sprite];
  var at = in.local;
  if (s.border != 0u) {
    let border = unpack2x16float(s.border);
    let source = (s.uv.zw - s.uv.xy) * vec2f(textureDimensions(atlas));
    let v = patched(at.x, s.size.x, border.x, source.x);
    at = vec2f(v, patched(at.y, s.size.y, border.y, source.y));
  }
  at.x = select(at.x, 1.0f - at.x, ((s.layer_and_flags & 65536u) != 0u));
  at.y = select(at.y, 1.0f - at.y, ((s.layer_and_flags & 131072u) != 0u));
  let colour = textureSampleLevel(atlas, nearest, mix(s.uv.xy, s.uv.zw, at), in.layer, 0.0f);
  return colour * unpack4x8unorm(s.tint);
}
