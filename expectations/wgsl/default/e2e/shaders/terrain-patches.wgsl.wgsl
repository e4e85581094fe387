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

struct Ground {
  @builtin(position) clip: vec4f,
  @location(0) place: vec2f,
  @location(1) height: f32,
  @location(2) @interpolate(perspective, centroid) fog: f32,
}

@group(0) @binding(0) var<uniform> land: Land;
@group(0) @binding(1) var<storage, read> patches: array<Patch>;
@group(0) @binding(2) var heights: texture_2d<f32>;
@group(0) @binding(3) var blends: texture_2d<f32>;
@group(0) @binding(4) var grounds: texture_2d_array<f32>;
@group(0) @binding(5) var wrapped: sampler;

fn height_at(place: vec2f) -> f32 {
  return textureSampleLevel(heights, wrapped, place / land.size, 0.0f).x * land.height;
}

@vertex
fn raise(@builtin(vertex_index) vertex: u32, @builtin(instance_index) index: u32) -> Ground {
  let tile = patches[index];
  let quad = vertex / 6u;
  let cell = vec2u(quad % 32u, quad / 32u) + array<vec2u, 6>(vec2u(), vec2u(1u, 0u), vec2u(0u, 1u), vec2u(0u, 1u), vec2u(1u, 0u), vec2u(1u))[vertex % 6u];
  let odd = vec2f(cell & vec2u(1u));
  let fine = vec2f(cell);
  let place = tile.origin + (fine - odd * tile.fade) * tile.scale;
  let v = height_at(tile.origin + fine * tile.scale);
  let height = mix(v, height_at(place), tile.fade);
  let clip = land.view_projection * vec4f(place.x, height, place.y, 1.0f);
  let away = distance(land.eye, vec3f(place.x, height, place.y));
  return Ground(clip, place, height, 1.0f - exp(-away * away * 1e-6f));
}

fn normal_at(place: vec2f) -> vec3f {
  let texel = land.size / f32(textureDimensions(heights).x);
  let v = height_at(place + vec2f(texel, 0.0f));
  let dx = v - height_at(place - vec2f(texel, 0.0f));
  let v_1 = height_at(place + vec2f(0.0f, texel));
  let dy = v_1 - height_at(place - vec2f(0.0f, texel));
  return normalize(vec3f(-dx, 2.0f * texel, -dy));
}

fn layer_at(place: vec2f, normal: vec3f, layer: u32) -> vec3f {
  let scale = land.layers[layer];
  let dx = dpdx(place) * scale;
  let dy = dpdy(place) * scale;
  let flat_color = textureSampleGrad(grounds, wrapped, place * scale, layer, dx, dy).xyz;
  if ((layer != 2u) || (normal.y > 0.7f)) {
    return flat_color;
  }
  let side = textureSampleGrad(grounds, wrapped, place.yx * scale * 2.0f, layer, dx, dy).xyz;
  return mix(side, flat_color, normal.y);
}

@fragment
fn paint(in: Ground) -> @location(0) vec4f {
  let blend = textureSample(blends, wrapped, in.place / land.size);
  let normal = normal_at(in.place);
  var color = vec3f();
  for (var layer = 0u; layer < 4u; layer = layer + 1u) {
    let v = color;
    let v_1 = blend[layer];
    color = v + v_1 * layer_at(in.place, normal, layer);
  }
  let snow = smoothstep(0.7f, 0.8f, in.height / land.height) * smoothstep(0.6f, 0.8f, normal.y);
  color = mix(color, vec3f(0.95f), snow) * (0.2f + 0.8f * saturate(dot(normal, vec3f(0.42399916f, 0.8479983f, 0.31799936f))));
  return vec4f(mix(color, vec3f(0.6f, 0.7f, 0.85f), in.fog), 1.0f);
}
