struct Flood {
  gap: i32,
  line: f32,
  color: vec4f,
}

@group(0) @binding(0) var<uniform> flood: Flood;
@group(0) @binding(1) var mask: texture_2d<f32>;
@group(0) @binding(2) var nearest_in: texture_2d<i32>;
@group(0) @binding(3) var nearest_out: texture_storage_2d<rg32sint, write>;
@group(0) @binding(4) var field: texture_storage_2d<r32float, read_write>;
@group(0) @binding(5) var drawn: texture_storage_2d<rgba8unorm, write>;

fn is_edge(place: vec2i) -> bool {
  let own = textureLoad(mask, place, 0i).w >= 0.5f;
  let size = vec2i(textureDimensions(mask));
  for (var i = 0i; i < 4i; i = i + 1i) {
    let other = clamp(place + array<vec2i, 4>(vec2i(1i, 0i), vec2i(-1i, 0i), vec2i(0i, 1i), vec2i(0i, -1i))[i], vec2i(), size - 1i);
    if ((textureLoad(mask, other, 0i).w >= 0.5f) != own) {
      return true;
    }
  }
  return false;
}

@compute @workgroup_size(8, 8)
fn mark(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= textureDimensions(mask)))) {
    return;
  }
  let place = vec2i(id.xy);
  let seed = select(vec2i(-32768i), place, is_edge(place));
  textureStore(nearest_out, place, vec4i(seed, 0i, 0i));
}

@compute @workgroup_size(8, 8)
fn jump(@builtin(global_invocation_id) id: vec3u) {
  let size = vec2i(textureDimensions(nearest_in));
  let place = vec2i(id.xy);
  if (any((place >= size))) {
    return;
  }
  var best = vec2i(-32768i);
  var best_distance = 2147483647i;
  for (var y = -1i; y <= 1i; y = y + 1i) {
    for (var x = -1i; x <= 1i; x = x + 1i) {
      let other = place + vec2i(x, y) * flood.gap;
      if (any((other < vec2i())) || any((other >= size))) {
        continue;
      }
      let seed = textureLoad(nearest_in, other, 0i).xy;
      if (seed.x == -32768i) {
        continue;
      }
      let offset = seed - place;
      let distance_1 = dot(offset, offset);
      if (distance_1 < best_distance) {
        best_distance = distance_1;
        best = seed;
      }
    }
  }
  textureStore(nearest_out, place, vec4i(best, 0i, 0i));
}

@compute @workgroup_size(8, 8)
fn measure(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= textureDimensions(field)))) {
    return;
  }
  let seed = textureLoad(nearest_in, id.xy, 0i).xy;
  let gap = distance(vec2f(seed), vec2f(id.xy));
  let side = select(1.0f, -1.0f, (textureLoad(mask, id.xy, 0i).w >= 0.5f));
  let before = textureLoad(field, id.xy).x;
  textureStore(field, id.xy, vec4f(mix(side * gap, before, 0.5f)));
}

@compute @workgroup_size(8, 8)
fn outline(@builtin(global_invocation_id) id: vec3u) {
  if (any((id.xy >= textureDimensions(drawn)))) {
    return;
  }
  let gap = abs(textureLoad(field, id.xy).x);
  let share = 1.0f - smoothstep(flood.line - 1.0f, flood.line + 1.0f, gap);
  textureStore(drawn, id.xy, flood.color * share);
}
