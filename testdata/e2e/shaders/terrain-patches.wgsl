// Terrain in patches around the eye: heights from a texture, patches that blend into the next level, and four ground layers.
struct Land {
  view_projection: mat4x4f,
  eye: vec3f,
  size: f32,
  height: f32,
  layers: vec4f,
}

struct Patch {
  origin: vec2f,
  scale: f32,
  fade: f32,
}

@group(0) @binding(0) var<uniform> land: Land;
@group(0) @binding(1) var<storage, read> patches: array<Patch>;
@group(0) @binding(2) var heights: texture_2d<f32>;
@group(0) @binding(3) var blends: texture_2d<f32>;
@group(0) @binding(4) var grounds: texture_2d_array<f32>;
@group(0) @binding(5) var wrapped: sampler;

const cells = 32u;

struct Ground {
  @builtin(position) clip: vec4f,
  @location(0) place: vec2f,
  @location(1) height: f32,
  @location(2) @interpolate(perspective, centroid) fog: f32,
}

fn height_at(place: vec2f) -> f32 {
  return textureSampleLevel(heights, wrapped, place / land.size, 0).r * land.height;
}

@vertex
fn raise(@builtin(vertex_index) vertex: u32, @builtin(instance_index) index: u32) -> Ground {
  let tile = patches[index];
  let quad = vertex / 6;
  const corners = array(vec2u(0, 0), vec2u(1, 0), vec2u(0, 1), vec2u(0, 1), vec2u(1, 0), vec2u(1, 1));
  let cell = vec2u(quad % cells, quad / cells) + corners[vertex % 6];
  // Odd vertices slide onto even ones, until the patch has the shape of the coarser one beside it.
  let odd = vec2f(cell & vec2u(1));
  let fine = vec2f(cell);
  let place = tile.origin + (fine - odd * tile.fade) * tile.scale;
  let height = mix(height_at(tile.origin + fine * tile.scale), height_at(place), tile.fade);
  let clip = land.view_projection * vec4f(place.x, height, place.y, 1);
  let away = distance(land.eye, vec3f(place.x, height, place.y));
  return Ground(clip, place, height, 1 - exp(-away * away * 1e-6));
}

fn normal_at(place: vec2f) -> vec3f {
  let texel = land.size / f32(textureDimensions(heights).x);
  let dx = height_at(place + vec2f(texel, 0)) - height_at(place - vec2f(texel, 0));
  let dy = height_at(place + vec2f(0, texel)) - height_at(place - vec2f(0, texel));
  return normalize(vec3f(-dx, 2 * texel, -dy));
}

fn layer_at(place: vec2f, normal: vec3f, layer: u32) -> vec3f {
  let scale = land.layers[layer];
  let dx = dpdx(place) * scale;
  let dy = dpdy(place) * scale;
  let flat_color = textureSampleGrad(grounds, wrapped, place * scale, layer, dx, dy).rgb;
  if layer != 2 || normal.y > 0.7 {
    return flat_color;
  }
  // Cliffs are painted from the side.
  let side = textureSampleGrad(grounds, wrapped, place.yx * scale * 2, layer, dx, dy).rgb;
  return mix(side, flat_color, normal.y);
}

@fragment
fn paint(in: Ground) -> @location(0) vec4f {
  let blend = textureSample(blends, wrapped, in.place / land.size);
  let normal = normal_at(in.place);
  var color = vec3f();
  for (var layer = 0u; layer < 4; layer++) {
    color += blend[layer] * layer_at(in.place, normal, layer);
  }
  let snow = smoothstep(0.7, 0.8, in.height / land.height) * smoothstep(0.6, 0.8, normal.y);
  color = mix(color, vec3f(0.95), snow) * (0.2 + 0.8 * saturate(dot(normal, normalize(vec3f(0.4, 0.8, 0.3)))));
  return vec4f(mix(color, vec3f(0.6, 0.7, 0.85), in.fog), 1);
}
