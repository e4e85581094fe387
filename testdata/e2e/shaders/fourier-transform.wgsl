// A radix two Fourier transform of 512 complex numbers by one workgroup, forwards and backwards.
const size = 512u;
const levels = firstTrailingBit(size);
const tau = 6.283185307179586;

override inverse: bool = false;

@group(0) @binding(0) var<storage, read_write> signal: array<vec2f, size>;

var<workgroup> ping: array<vec2f, size>;
var<workgroup> pong: array<vec2f, size>;

fn times(a: vec2f, b: vec2f) -> vec2f {
  return vec2f(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

fn root(numerator: u32, denominator: u32) -> vec2f {
  var angle = -tau * f32(numerator) / f32(denominator);
  if inverse {
    angle = -angle;
  }
  return vec2f(cos(angle), sin(angle));
}

fn load(even_level: bool, i: u32) -> vec2f {
  if even_level {
    return ping[i];
  }
  return pong[i];
}

fn store(even_level: bool, i: u32, value: vec2f) {
  if even_level {
    pong[i] = value;
  } else {
    ping[i] = value;
  }
}

@compute @workgroup_size(size / 2)
fn main(@builtin(local_invocation_index) lane: u32) {
  ping[lane] = signal[lane];
  ping[lane + size / 2] = signal[lane + size / 2];
  for (var level = 0u; level < levels; level++) {
    workgroupBarrier();
    let even = level % 2 == 0;
    let half = 1u << level;
    let k = lane & (half - 1);
    let a = load(even, lane);
    let b = times(load(even, lane + size / 2), root(k, 2 * half));
    let target_index = ((lane - k) << 1) + k;
    store(even, target_index, a + b);
    store(even, target_index + half, a - b);
  }
  workgroupBarrier();
  let scale = select(1.0, 1.0 / f32(size), inverse);
  let last_in_ping = levels % 2 == 0;
  signal[lane] = load(last_in_ping, lane) * scale;
  signal[lane + size / 2] = load(last_in_ping, lane + size / 2) * scale;
}
