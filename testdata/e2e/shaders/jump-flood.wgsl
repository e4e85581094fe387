// A field of distances by jump flooding: seeds are marked, the nearest one is handed on in halving steps, and lines are drawn.
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

const nowhere = vec2i(-32768);

fn is_edge(place: vec2i) -> bool {
  let own = textureLoad(mask, place, 0).a >= 0.5;
  const steps = array(vec2i(1, 0), vec2i(-1, 0), vec2i(0, 1), vec2i(0, -1));
  let size = vec2i(textureDimensions(mask));
  for (var i = 0; i < 4; i++) {
    let other = clamp(place + steps[i], vec2i(), size - 1);
    if (textureLoad(mask, other, 0).a >= 0.5) != own {
      return true;
    }
  }
  return false;
}

@compute @workgroup_size(8, 8)
fn mark(@builtin(global_invocation_id) id: vec3u) {
  if any(id.xy >= textureDimensions(mask)) {
    return;
  }
  let place = vec2i(id.xy);
  let seed = select(nowhere, place, is_edge(place));
  textureStore(nearest_out, place, vec4i(seed, 0, 0));
}

@compute @workgroup_size(8, 8)
fn jump(@builtin(global_invocation_id) id: vec3u) {
  let size = vec2i(textureDimensions(nearest_in));
  let place = vec2i(id.xy);
  if any(place >= size) {
    return;
  }
  var best = nowhere;
  var best_distance = 0x7fffffff;
  for (var y = -1; y <= 1; y++) {
    for (var x = -1; x <= 1; x++) {
      let other = place + vec2i(x, y) * flood.gap;
      if any(other < vec2i()) || any(other >= size) {
        continue;
      }
      let seed = textureLoad(nearest_in, other, 0).xy;
      if seed.x == nowhere.x {
        continue;
      }
      let offset = seed - place;
      let distance = dot(offset, offset);
      if distance < best_distance {
        best_distance = distance;
        best = seed;
      }
    }
  }
  textureStore(nearest_out, place, vec4i(best, 0, 0));
}

@compute @workgroup_size(8, 8)
fn measure(@builtin(global_invocation_id) id: vec3u) {
  if any(id.xy >= textureDimensions(field)) {
    return;
  }
  let seed = textureLoad(nearest_in, id.xy, 0).xy;
  let gap = distance(vec2f(seed), vec2f(id.xy));
  let side = select(1.0, -1.0, textureLoad(mask, id.xy, 0).a >= 0.5);
  let before = textureLoad(field, id.xy).r;
  textureStore(field, id.xy, vec4f(mix(side * gap, before, 0.5)));
}

@compute @workgroup_size(8, 8)
fn outline(@builtin(global_invocation_id) id: vec3u) {
  if any(id.xy >= textureDimensions(drawn)) {
    return;
  }
  let gap = abs(textureLoad(field, id.xy).r);
  let share = 1 - smoothstep(flood.line - 1, flood.line + 1, gap);
  textureStore(drawn, id.xy, flood.color * share);
}
