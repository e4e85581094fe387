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
@group(0) @binding(1) var<storage, read> fixed: buffer<256>;
@group(0) @binding(2) var<uniform> settings: buffer<128>;
var<workgroup> shared_bytes: buffer<64>;

fn moved(particle: ptr<storage, Particle, read_write>, by: vec3f) {
  (*particle).place = (*particle).place + by;
  (*particle).turn[1].y = by.z;
}

fn sum(list: ptr<storage, List, read_write>) -> vec2f {
  var total = vec2f();
  for (var i = 0u; i < min((*list).count, arrayLength(&(*list).items)); i = i + 1u) {
    total = total + (*list).items[i];
  }
  return total;
}

fn first(buffer_of_any_size: ptr<storage, buffer, read>, at: u32) -> vec4f {
  return *bufferView<vec4f>(buffer_of_any_size, at) * f32(bufferLength(buffer_of_any_size));
}

fn of_half(part: ptr<storage, buffer<128>, read>) -> u32 {
  return bufferLength(part) + u32(first(part, 16u).x);
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  moved(bufferView<Particle>(&bytes, 64u * i), vec3f(1.0f));
  let total = sum(bufferArrayView<List>(&bytes, 512i, 136i));
  let scale = *bufferView<mat4x4f>(&settings, 0i);
  let v = bufferView<array<f32>>(&settings, 64i);
  *bufferView<vec2f>(&shared_bytes, 8u * i) = total;
  workgroupBarrier();
  let whole = *bufferView<array<Particle, 2>>(&bytes, i32(i));
  let v_1 = scale * first(&fixed, 16u * i);
  let v_2 = (*bufferView<array<vec2f, 4>>(&shared_bytes, 0i))[(i + 1u) & 3u];
  *bufferView<vec4f>(&bytes, 1024u + 16u * i) = v_1 + vec4f(v_2, (*v)[i], f32(arrayLength(v) + of_half(&fixed)));
  *bufferView<array<Particle, 2>>(&bytes, 2048i) = whole;
}
