struct Filter {
  radius: i32,
  sigma: f32,
  amount: f32,
  is_vertical: u32,
}

@group(0) @binding(0) var<uniform> settings: Filter;
@group(0) @binding(1) var picture: texture_2d<f32>;
@group(0) @binding(2) var result: texture_storage_2d<rgba8unorm, write>;
var<workgroup> line: array<vec4f, 96>;

fn texel(place: vec2i) -> vec4f {
  return textureLoad(picture, clamp(place, vec2i(), vec2i(textureDimensions(picture)) - 1i), 0i);
}

@compute @workgroup_size(64)
fn blur(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let axis = select(vec2i(1i, 0i), vec2i(0i, 1i), (settings.is_vertical != 0u));
  let across = vec2i(1i) - axis;
  let start = axis * i32(group.x) * 64i + across * i32(group.y);
  for (var i = i32(lane); i < 96i; i = i + 64i) {
    let v = i;
    line[v] = texel(start + axis * (i - 16i));
  }
  workgroupBarrier();
  var sum = vec4f();
  var weights = 0.0f;
  let radius = clamp(settings.radius, 0i, 16i);
  for (var i_1 = -radius; i_1 <= radius; i_1 = i_1 + 1i) {
    let weight = exp(-f32(i_1 * i_1) / (2.0f * settings.sigma * settings.sigma));
    sum = sum + weight * line[i32(lane) + 16i + i_1];
    weights = weights + weight;
  }
  textureStore(result, start + axis * i32(lane), sum / weights);
}

fn gray(place: vec2i) -> f32 {
  return dot(texel(place).xyz, vec3f(0.299f, 0.587f, 0.114f));
}

@compute @workgroup_size(8, 8)
fn edges(@builtin(global_invocation_id) id: vec3u) {
  let place = vec2i(id.xy);
  var levels: mat3x3f;
  for (var y = 0i; y < 3i; y = y + 1i) {
    for (var x = 0i; x < 3i; x = x + 1i) {
      let v = y;
      let v_1 = x;
      levels[v][v_1] = gray(place + vec2i(x - 1i, y - 1i));
    }
  }
  let rows = levels[2] - levels[0];
  let turned = transpose(levels);
  let columns = turned[2] - turned[0];
  let slope = vec2f(dot(columns, vec3f(1.0f, 2.0f, 1.0f)), dot(rows, vec3f(1.0f, 2.0f, 1.0f)));
  textureStore(result, place, vec4f(vec3f(length(slope)), 1.0f));
}

fn order(values: ptr<function, array<f32, 9>>, i: i32) {
  let low = min((*values)[i], (*values)[i + 1i]);
  (*values)[i + 1i] = max((*values)[i], (*values)[i + 1i]);
  (*values)[i] = low;
}

@compute @workgroup_size(8, 8)
fn median(@builtin(global_invocation_id) id: vec3u) {
  var values: array<f32, 9>;
  for (var i = 0i; i < 9i; i = i + 1i) {
    let v = i;
    values[v] = gray(vec2i(id.xy) + vec2i(i % 3i - 1i, i / 3i - 1i));
  }
  for (var end = 8i; end > 3i; end = end - 1i) {
    for (var i_1 = 0i; i_1 < end; i_1 = i_1 + 1i) {
      order(&values, i_1);
    }
  }
  textureStore(result, id.xy, vec4f(vec3f(values[4]), 1.0f));
}

@compute @workgroup_size(8, 8)
fn sharpen(@builtin(global_invocation_id) id: vec3u) {
  let place = vec2i(id.xy);
  let own = texel(place);
  let v = texel(place + vec2i(1i, 0i));
  let v_1 = v + texel(place - vec2i(1i, 0i));
  let v_2 = v_1 + texel(place + vec2i(0i, 1i));
  let around = v_2 + texel(place - vec2i(0i, 1i));
  textureStore(result, place, vec4f(saturate(own + (own - around / 4.0f) * settings.amount).xyz, own.w));
}
