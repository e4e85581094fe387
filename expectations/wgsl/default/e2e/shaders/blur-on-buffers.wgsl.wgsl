struct Image {
  size: vec2u,
  radius: u32,
  vertical: u32,
}

@group(0) @binding(0) var<uniform> image: Image;
@group(0) @binding(1) var<storage, read> source: array<u32>;
@group(0) @binding(2) var<storage, read_write> result: array<u32>;
var<workgroup> line: array<vec4f, 80>;
var<private> weights: array<f32, 9>;

fn address(along: i32, across: u32) -> u32 {
  let limit = select(image.size.x, image.size.y, (image.vertical != 0u));
  let a = u32(clamp(along, 0i, i32(limit) - 1i));
  if (image.vertical != 0u) {
    return a * image.size.x + across;
  }
  return across * image.size.x + a;
}

fn prepare(radius: u32) {
  let sigma = max(f32(radius) * 0.5f, 0.5f);
  var total = 0.0f;
  for (var i = 0u; i <= radius; i = i + 1u) {
    let x = f32(i) / sigma;
    weights[i] = exp(-0.5f * x * x);
    total = total + weights[i] * select(2.0f, 1.0f, (i == 0u));
  }
  for (var i_1 = 0u; i_1 <= radius; i_1 = i_1 + 1u) {
    let v = i_1;
    weights[v] = weights[v] / total;
  }
}

@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let radius = min(image.radius, 8u);
  let start = i32(group.x * 64u);
  for (var i = lane; i < 80u; i = i + 64u) {
    let v = i;
    let v_1 = address(start + i32(i) - 8i, group.y);
    line[v] = unpack4x8unorm(source[v_1]);
  }
  prepare(radius);
  workgroupBarrier();
  let centre = lane + 8u;
  var sum = line[centre] * weights[0];
  for (var i_1 = 1u; i_1 <= radius; i_1 = i_1 + 1u) {
    sum = sum + (line[centre - i_1] + line[centre + i_1]) * weights[i_1];
  }
  let extent = select(image.size.x, image.size.y, (image.vertical != 0u));
  if (u32(start) + lane < extent) {
    let v_2 = address(start + i32(lane), group.y);
    result[v_2] = pack4x8unorm(sum);
  }
}
