// Text: quads pulled from a list of glyphs, and letters cut out of a field of distances, with outline and shadow.
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

@group(0) @binding(0) var<uniform> page: Page;
@group(0) @binding(1) var<storage, read> glyphs: array<Glyph>;
@group(0) @binding(2) var atlas: texture_2d_array<f32>;
@group(0) @binding(3) var atlas_sampler: sampler;

const is_outlined = 1u;
const has_shadow = 2u;
const is_slanted = 4u;

struct Letter {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
  @location(1) @interpolate(flat) color: vec4f,
  @location(2) @interpolate(flat) style: u32,
}

@vertex
fn place(@builtin(vertex_index) vertex: u32, @builtin(instance_index) index: u32) -> Letter {
  let glyph = &glyphs[index];
  let unit = vec2f(vec2u(vertex & 1, vertex >> 1));
  var corner = glyph.corner + unit * glyph.size;
  if (glyph.style & is_slanted) != 0 {
    corner.x += (1 - unit.y) * glyph.size.y * 0.2;
  }
  var letter: Letter;
  letter.position = vec4f((corner + page.offset) * page.scale * vec2f(1, -1) + vec2f(-1, 1), 0, 1);
  letter.uv = glyph.uv_corner + unit * glyph.uv_size;
  letter.color = unpack4x8unorm(glyph.color);
  letter.style = glyph.style;
  return letter;
}

fn median(v: vec3f) -> f32 {
  return max(min(v.r, v.g), min(max(v.r, v.g), v.b));
}

fn coverage(distance: f32, edge: f32, pixel: f32) -> f32 {
  return saturate((distance - edge) / pixel + 0.5);
}

fn over(front: vec4f, back: vec4f) -> vec4f {
  return front + back * (1 - front.a);
}

@fragment
fn ink(in: Letter) -> @location(0) vec4f {
  let layer = in.style >> 8;
  let size = vec2f(textureDimensions(atlas));
  let slope = fwidth(in.uv) * size;
  let pixel = max(0.5 * (slope.x + slope.y) / page.spread, 1e-4);
  let own = median(textureSample(atlas, atlas_sampler, in.uv, layer).rgb);
  let behind = median(textureSample(atlas, atlas_sampler, in.uv - page.shadow / size, layer).rgb);
  let fill = coverage(own, 0.5, pixel);
  var color = vec4f(in.color.rgb, 1) * in.color.a * fill;
  if (in.style & is_outlined) != 0 {
    let ring = coverage(own, 0.5 - page.outline, pixel);
    color = over(color, vec4f(page.outline_color.rgb, 1) * page.outline_color.a * ring);
  }
  if (in.style & has_shadow) != 0 {
    color = over(color, vec4f(0, 0, 0, 0.6 * smoothstep(0.3, 0.6, behind)));
  }
  if color.a < 1.0 / 255.0 {
    discard;
  }
  return color;
}
