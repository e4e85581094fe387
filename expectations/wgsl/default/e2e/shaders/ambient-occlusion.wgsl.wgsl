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

fn position_at(pixel: vec2i) -> vec3f {
  let size = vec2f(textureDimensions(depths));
  let inside = clamp(pixel, vec2i(), vec2i(size) - 1i);
  let depth = textureLoad(depths, inside, 0i);
  let uv = (vec2f(inside) + 0.5f) / size;
  let place = view.inverse_projection * vec4f(uv * vec2f(2.0f, -2.0f) + vec2f(-1.0f, 1.0f), depth, 1.0f);
  return place.xyz / place.w;
}

fn normal_at(pixel: vec2i, middle: vec3f) -> vec3f {
  let left = middle - position_at(pixel - vec2i(1i, 0i));
  let right = position_at(pixel + vec2i(1i, 0i)) - middle;
  let above = middle - position_at(pixel - vec2i(0i, 1i));
  let below = position_at(pixel + vec2i(0i, 1i)) - middle;
  let dx = select(right, left, (abs(left.z) < abs(right.z)));
  let dy = select(below, above, (abs(above.z) < abs(below.z)));
  return normalize(cross(dy, dx));
}

fn pixel_of(place: vec3f) -> vec2i {
  let clip = view.projection * vec4f(place, 1.0f);
  let uv = clip.xy / clip.w * vec2f(0.5f, -0.5f) + 0.5f;
  return vec2i(uv * vec2f(textureDimensions(depths)));
}

@compute @workgroup_size(8, 8)
fn occlude(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= textureDimensions(depths)))) {
    return;
  }
  let pixel = vec2i(id.xy);
  let middle = position_at(pixel);
  let normal = normal_at(pixel, middle);
  let turn = f32((id.x * 3u + id.y * 7u + view.frame) % 16u) / 16.0f * 6.2831855f;
  let helper = select(vec3f(0.0f, 0.0f, 1.0f), vec3f(1.0f, 0.0f, 0.0f), (abs(normal.z) > 0.9f));
  let tangent = normalize(cross(helper, normal));
  let frame = mat3x3f(tangent, cross(normal, tangent), normal);
  var hidden = 0.0f;
  for (var i = 0u; i < 12u; i = i + 1u) {
    let share = (f32(i) + 0.5f) / 12.0f;
    let angle = f32(i) * 2.3999631f + turn;
    let ring = sqrt(1.0f - share * share);
    let offset = frame * vec3f(ring * cos(angle), ring * sin(angle), share) * view.radius * mix(0.1f, 1.0f, share * share);
    let seen = position_at(pixel_of(middle + offset));
    let is_near = smoothstep(0.0f, 1.0f, view.radius / max(abs(middle.z - seen.z), 0.0001f));
    hidden = hidden + select(0.0f, is_near, (seen.z >= middle.z + offset.z + view.bias));
  }
  textureStore(occlusion, id.xy, vec4f(pow(1.0f - hidden / 12.0f, view.power)));
}

@compute @workgroup_size(8, 8)
fn blur(@builtin(global_invocation_id) id: vec3u) {
  let size = vec2i(textureDimensions(rough));
  let pixel = vec2i(id.xy);
  if (any((pixel >= size))) {
    return;
  }
  let depth = position_at(pixel).z;
  var sum = 0.0f;
  var weights = 0.0f;
  for (var y = -2i; y <= 2i; y = y + 1i) {
    for (var x = -2i; x <= 2i; x = x + 1i) {
      let place = clamp(pixel + vec2i(x, y), vec2i(), size - 1i);
      let weight = exp(-abs(position_at(place).z - depth) * 4.0f);
      sum = sum + weight * textureLoad(rough, place, 0i).x;
      weights = weights + weight;
    }
  }
  textureStore(occlusion, id.xy, vec4f(sum / weights));
}
