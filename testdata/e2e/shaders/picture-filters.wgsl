// Filters of a picture: a separable blur through shared memory, edges, a median, and sharpening.
struct Filter {
  radius: i32,
  sigma: f32,
  amount: f32,
  is_vertical: u32,
}

@group(0) @binding(0) var<uniform> settings: Filter;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var result: texture_storage_2d<rgba8unorm, write>;

const width = 64;
const reach = 16;
var<workgroup> line: array<vec4f, width + 2 * reach>;

fn texel(place: vec2i) -> vec4f {
  return textureLoad(picture, clamp(place, vec2i(), vec2i(textureDimensions(picture)) - 1), 0);
}

@compute @workgroup_size(width)
fn blur(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let axis = select(vec2i(1, 0), vec2i(0, 1), settings.is_vertical != 0);
  let across = vec2i(1) - axis;
  let start = axis * i32(group.x) * width + across * i32(group.y);
  for (var i = i32(lane); i < width + 2 * reach; i += width) {
    line[i] = texel(start + axis * (i - reach));
  }
  workgroupBarrier();
  var sum = vec4f();
  var weights = 0.0;
  let radius = clamp(settings.radius, 0, reach);
  for (var i = -radius; i <= radius; i++) {
    let weight = exp(-f32(i * i) / (2 * settings.sigma * settings.sigma));
    sum += weight * line[i32(lane) + reach + i];
    weights += weight;
  }
  textureStore(result, start + axis * i32(lane), sum / weights);
}

fn gray(place: vec2i) -> f32 {
  return dot(texel(place).rgb, vec3f(0.299, 0.587, 0.114));
}

@compute @workgroup_size(8, 8)
fn edges(@builtin(global_invocation_id) id: vec3u) {
  let place = vec2i(id.xy);
  var levels: mat3x3f;
  for (var y = 0; y < 3; y++) {
    for (var x = 0; x < 3; x++) {
      levels[y][x] = gray(place + vec2i(x - 1, y - 1));
    }
  }
  const smooth_weights = vec3f(1, 2, 1);
  let rows = levels[2] - levels[0];
  let turned = transpose(levels);
  let columns = turned[2] - turned[0];
  let slope = vec2f(dot(columns, smooth_weights), dot(rows, smooth_weights));
  textureStore(result, place, vec4f(vec3f(length(slope)), 1));
}

fn order(values: ptr<function, array<f32, 9>>, i: i32) {
  let low = min(values[i], values[i + 1]);
  values[i + 1] = max(values[i], values[i + 1]);
  values[i] = low;
}

@compute @workgroup_size(8, 8)
fn median(@builtin(global_invocation_id) id: vec3u) {
  var values: array<f32, 9>;
  for (var i = 0; i < 9; i++) {
    values[i] = gray(vec2i(id.xy) + vec2i(i % 3 - 1, i / 3 - 1));
  }
  for (var end = 8; end > 3; end--) {
    for (var i = 0; i < end; i++) {
      order(&values, i);
    }
  }
  textureStore(result, id.xy, vec4f(vec3f(values[4]), 1));
}

@compute @workgroup_size(8, 8)
fn sharpen(@builtin(global_invocation_id) id: vec3u) {
  let place = vec2i(id.xy);
  let own = texel(place);
  let around = texel(place + vec2i(1, 0)) + texel(place - vec2i(1, 0)) + texel(place + vec2i(0, 1)) + texel(place - vec2i(0, 1));
  textureStore(result, place, vec4f(saturate(own + (own - around / 4) * settings.amount).rgb, own.a));
}
