struct Glyph {
  corner: vec2f,
  size: vec2f,
  uv_corner: vec2f,
  uv_size: vec2f,
  color: u32,
  style: u32,
}

struct Page {
  scale: vec2f,
  offset: vec2f,
  spread: f32,
  outline: f32,
  outline_color: vec4f,
  shadow: vec2f,
}

struct Letter {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
  @location(1) @interpolate(flat) color: vec4f,
  @location(2) @interpolate(flat) style: u32,
}

@group(0) @binding(0) var<uniform> page: Page;
@group(0) @binding(1) var<storage, read> glyphs: array<Glyph>;
@group(0) @binding(2) var atlas: texture_2d_array<f32>;
@group(0) @binding(3) var atlas_sampler: sampler;

@vertex
fn place(@builtin(vertex_index) vertex: u32, @builtin(instance_index) index: u32) -> Letter {
  let unit = vec2f(vec2u(vertex & 1u, vertex >> 1u));
  var corner = glyphs[index].corner + unit * glyphs[index].size;
  if ((glyphs[index].style & 4u) != 0u) {
    corner.x = corner.x + (1.0f - unit.y) * glyphs[index].size.y * 0.2f;
  }
  var letter: Letter;
  letter.position = vec4f((corner + page.offset) * page.scale * vec2f(1.0f, -1.0f) + vec2f(-1.0f, 1.0f), 0.0f, 1.0f);
  letter.uv = glyphs[index].uv_corner + unit * glyphs[index].uv_size;
  letter.color = unpack4x8unorm(glyphs[index].color);
  letter.style = glyphs[index].style;
  return letter;
}

fn median(v: vec3f) -> f32 {
  return max(min(v.x, v.y), min(max(v.x, v.y), v.z));
}

fn coverage(distance: f32, edge: f32, pixel: f32) -> f32 {
  return saturate((distance - edge) / pixel + 0.5f);
}

fn over(front: vec4f, back: vec4f) -> vec4f {
  return front + back * (1.0f - front.w);
}

@fragment
fn ink(in: Letter) -> @location(0) vec4f {
  let layer = in.style >> 8u;
  let size = vec2f(textureDimensions(atlas));
  let slope = fwidth(in.uv) * size;
  let pixel = max(0.5f * (slope.x + slope.y) / page.spread, 0.0001f);
  let own = median(textureSample(atlas, atlas_sampler, in.uv, layer).xyz);
  let behind = median(textureSample(atlas, atlas_sampler, in.uv - page.shadow / size, layer).xyz);
  let fill = coverage(own, 0.5f, pixel);
  var color = vec4f(in.color.xyz, 1.0f) * in.color.w * fill;
  if ((in.style & 1u) != 0u) {
    let ring = coverage(own, 0.5f - page.outline, pixel);
    color = over(color, vec4f(page.outline_color.xyz, 1.0f) * page.outline_color.w * ring);
  }
  if ((in.style & 2u) != 0u) {
    color = over(color, vec4f(0.0f, 0.0f, 0.0f, 0.6f * smoothstep(0.3f, 0.6f, behind)));
  }
  if (color.w < 0.003921569f) {
    discard;
  }
  return color;
}
