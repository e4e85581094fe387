// Views of buffers of bytes: of all types, through functions, of fixed and other sizes.
requires buffer_view;

struct Particle {
  place: vec3f,
  mass: f32,
  turn: mat2x3f,
}

struct List {
  count: u32,
  items: array<vec2f>,
}

@group(0) @binding(0) var<storage, read_write> bytes: buffer;
@group(0) @binding(1) var<storage> fixed: buffer<256>;
@group(0) @binding(2) var<uniform> settings: buffer<128>;
var<workgroup> shared_bytes: buffer<64>;

fn moved(particle: ptr<storage, Particle, read_write>, by: vec3f) {
  (*particle).place += by;
  (*particle).turn[1].y = by.z;
}

fn sum(list: ptr<storage, List, read_write>) -> vec2f {
  var total = vec2f();
  for (var i = 0u; i < min((*list).count, arrayLength(&(*list).items)); i++) {
    total += (*list).items[i];
  }
  return total;
}

fn first(buffer_of_any_size: ptr<storage, buffer, read>, at: u32) -> vec4f {
  return *bufferView<vec4f>(buffer_of_any_size, at) * f32(bufferLength(buffer_of_any_size));
}

fn of_half(part: ptr<storage, buffer<128>, read>) -> u32 {
  return bufferLength(part) + u32(first(part, 16).x);
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  moved(bufferView<Particle>(&bytes, 64 * i), vec3f(1));
  let total = sum(bufferArrayView<List>(&bytes, 512, 136));
  let scale = *bufferView<mat4x4f>(&settings, 0);
  let weights = bufferView<array<f32>>(&settings, 64);
  *bufferView<vec2f>(&shared_bytes, 8 * i) = total;
  workgroupBarrier();
  let pair = bufferView<array<vec2f, 4>>(&shared_bytes, 0);
  let whole = *bufferView<array<Particle, 2>>(&bytes, i32(i));
  *bufferView<vec4f>(&bytes, 1024 + 16 * i) =
    scale * first(&fixed, 16 * i) + vec4f((*pair)[(i + 1) & 3], (*weights)[i], f32(arrayLength(weights) + of_half(&fixed)));
  *bufferView<array<Particle, 2>>(&bytes, 2048) = whole;
}
