// A separable Gauss filter over packed colours in a buffer, a row or a column per workgroup.
struct Image {
  size: vec2u,
  radius: u32,
  vertical: u32,
}

const lanes = 64;
const most = 8;

@group(0) @binding(0) var<uniform> image: Image;
@group(0) @binding(1) var<storage, read> source: array<u32>;
@group(0) @binding(2) var<storage, read_write> result: array<u32>;

var<workgroup> line: array<vec4f, lanes + 2 * most>;
var<private> weights: array<f32, most + 1>;

fn address(along: i32, across: u32) -> u32 {
  let limit = select(image.size.x, image.size.y, image.vertical != 0);
  let a = u32(clamp(along, 0, i32(limit) - 1));
  if image.vertical != 0 {
    return a * image.size.x + across;
  }
  return across * image.size.x + a;
}

fn prepare(radius: u32) {
  let sigma = max(f32(radius) * 0.5, 0.5);
  var total = 0.0;
  for (var i = 0u; i <= radius; i++) {
    let x = f32(i) / sigma;
    weights[i] = exp(-0.5 * x * x);
    total += weights[i] * select(2.0, 1.0, i == 0);
  }
  for (var i = 0u; i <= radius; i++) {
    weights[i] /= total;
  }
}

@compute @workgroup_size(lanes)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) lane: u32) {
  let radius = min(image.radius, u32(most));
  let start = i32(group.x * lanes);
  for (var i = lane; i < lanes + 2 * most; i += lanes) {
    line[i] = unpack4x8unorm(source[address(start + i32(i) - most, group.y)]);
  }
  prepare(radius);
  workgroupBarrier();

  let centre = lane + most;
  var sum = line[centre] * weights[0];
  for (var i = 1u; i <= radius; i++) {
    sum += (line[centre - i] + line[centre + i]) * weights[i];
  }
  let extent = select(image.size.x, image.size.y, image.vertical != 0);
  if u32(start) + lane < extent {
    result[address(start + i32(lane), group.y)] = pack4x8unorm(sum);
  }
}
