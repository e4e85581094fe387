override inverse: bool = false;
@group(0) @binding(0) var<storage, read_write> signal: array<vec2f, 512>;
var<workgroup> ping: array<vec2f, 512>;
var<workgroup> pong: array<vec2f, 512>;

fn times(a: vec2f, b: vec2f) -> vec2f {
  return vec2f(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

fn root(numerator: u32, denominator: u32) -> vec2f {
  var angle = -6.2831855f * f32(numerator) / f32(denominator);
  if (inverse) {
    angle = -angle;
  }
  return vec2f(cos(angle), sin(angle));
}

fn load(even_level: bool, i: u32) -> vec2f {
  if (even_level) {
    return ping[i];
  }
  return pong[i];
}

fn store(even_level: bool, i: u32, value: vec2f) {
  if (even_level) {
    pong[i] = value;
  } else {
    ping[i] = value;
  }
}

@compute @workgroup_size(256)
fn main(@builtin(local_invocation_index) lane: u32) {
  ping[lane] = signal[lane];
  ping[lane + 256u] = signal[lane + 256u];
  for (var level = 0u; level < 9u; level = level + 1u) {
    workgroupBarrier();
    let even = level % 2u == 0u;
    let half = 1u << level;
    let k = lane & (half - 1u);
    let a = load(even, lane);
    let v = load(even, lane + 256u);
    let b = times(v, root(k, 2u * half));
    let target_index = ((lane - k) << 1u) + k;
    store(even, target_index, a + b);
    store(even, target_index + half, a - b);
  }
  workgroupBarrier();
  let scale = select(1.0f, 0.001953125f, inverse);
  let last_in_ping = false;
  signal[lane] = load(last_in_ping, lane) * scale;
  signal[lane + 256u] = load(last_in_ping, lane + 256u) * scale;
}
