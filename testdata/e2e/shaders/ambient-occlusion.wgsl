// Ambient occlusion from depth: positions and normals rebuilt, samples in a turned half sphere, and a blur that keeps edges.
struct View {
  projection: mat4x4f,
  inverse_projection: mat4x4f,
  radius: f32,
  bias: f32,
  power: f32,
  frame: u32,
}

@group(0) @binding(0) var<uniform> view: View;
@group(0) @binding(1) var depths: texture_depth_2d;
@group(0) @binding(2) var occlusion: texture_storage_2d<r32float, write>;
@group(0) @binding(3) var rough: texture_2d<f32>;

const samples = 12u;
const golden = 2.39996323;

fn position_at(pixel: vec2i) -> vec3f {
  let size = vec2f(textureDimensions(depths));
  let inside = clamp(pixel, vec2i(), vec2i(size) - 1);
  let depth = textureLoad(depths, inside, 0);
  let uv = (vec2f(inside) + 0.5) / size;
  let place = view.inverse_projection * vec4f(uv * vec2f(2, -2) + vec2f(-1, 1), depth, 1);
  return place.xyz / place.w;
}

fn normal_at(pixel: vec2i, middle: vec3f) -> vec3f {
  let left = middle - position_at(pixel - vec2i(1, 0));
  let right = position_at(pixel + vec2i(1, 0)) - middle;
  let above = middle - position_at(pixel - vec2i(0, 1));
  let below = position_at(pixel + vec2i(0, 1)) - middle;
  let dx = select(right, left, abs(left.z) < abs(right.z));
  let dy = select(below, above, abs(above.z) < abs(below.z));
  return normalize(cross(dy, dx));
}

fn pixel_of(place: vec3f) -> vec2i {
  let clip = view.projection * vec4f(place, 1);
  let uv = clip.xy / clip.w * vec2f(0.5, -0.5) + 0.5;
  return vec2i(uv * vec2f(textureDimensions(depths)));
}

@compute @workgroup_size(8, 8)
fn occlude(@builtin(global_invocation_id) id: vec3u) {
  if any(id.xy >= textureDimensions(depths)) {
    return;
  }
  let pixel = vec2i(id.xy);
  let middle = position_at(pixel);
  let normal = normal_at(pixel, middle);
  let turn = f32((id.x * 3 + id.y * 7 + view.frame) % 16) / 16 * 6.2831853;
  let helper = select(vec3f(0, 0, 1), vec3f(1, 0, 0), abs(normal.z) > 0.9);
  let tangent = normalize(cross(helper, normal));
  let frame = mat3x3f(tangent, cross(normal, tangent), normal);
  var hidden = 0.0;
  for (var i = 0u; i < samples; i++) {
    let share = (f32(i) + 0.5) / f32(samples);
    let angle = f32(i) * golden + turn;
    let ring = sqrt(1 - share * share);
    let offset = frame * vec3f(ring * cos(angle), ring * sin(angle), share) * view.radius * mix(0.1, 1.0, share * share);
    let seen = position_at(pixel_of(middle + offset));
    let is_near = smoothstep(0.0, 1.0, view.radius / max(abs(middle.z - seen.z), 1e-4));
    hidden += select(0.0, is_near, seen.z >= middle.z + offset.z + view.bias);
  }
  textureStore(occlusion, id.xy, vec4f(pow(1 - hidden / f32(samples), view.power)));
}

@compute @workgroup_size(8, 8)
fn blur(@builtin(global_invocation_id) id: vec3u) {
  let size = vec2i(textureDimensions(rough));
  let pixel = vec2i(id.xy);
  if any(pixel >= size) {
    return;
  }
  let depth = position_at(pixel).z;
  var sum = 0.0;
  var weights = 0.0;
  for (var y = -2; y <= 2; y++) {
    for (var x = -2; x <= 2; x++) {
      let place = clamp(pixel + vec2i(x, y), vec2i(), size - 1);
      let weight = exp(-abs(position_at(place).z - depth) * 4);
      sum += weight * textureLoad(rough, place, 0).r;
      weights += weight;
    }
  }
  textureStore(occlusion, id.xy, vec4f(sum / weights));
}
