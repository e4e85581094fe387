struct Window {
  centre: vec2f,
  scale: f32,
  limit: u32,
  size: vec2u,
  samples: u32,
}

@group(0) @binding(0) var<uniform> window: Window;
@group(0) @binding(1) var<storage, read_write> pixels: array<u32>;

fn squared(z: vec2f) -> vec2f {
  return vec2f(z.x * z.x - z.y * z.y, 2.0f * z.x * z.y);
}

fn escape(c: vec2f) -> f32 {
  let q = (c.x - 0.25f) * (c.x - 0.25f) + c.y * c.y;
  if ((q * (q + c.x - 0.25f) <= 0.25f * c.y * c.y) || ((c.x + 1.0f) * (c.x + 1.0f) + c.y * c.y <= 0.0625f)) {
    return -1.0f;
  }
  var z = vec2f();
  var n = 0u;
  loop {
    if (n >= window.limit) {
      return -1.0f;
    }
    let length_squared = dot(z, z);
    if (length_squared > 256.0f) {
      return f32(n) - log2(log2(length_squared)) + 4.0f;
    }
    z = squared(z) + c;
    continuing {
      n = n + 1u;
    }
  }
  return 0.0f;
}

fn palette(t: f32) -> vec3f {
  return 0.5f + 0.5f * cos(6.28318f * (vec3f(1.0f, 1.0f, 0.5f) * t + vec3f(0.0f, 0.1f, 0.2f)));
}

@compute @workgroup_size(16, 16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if ((id.x >= window.size.x) || (id.y >= window.size.y)) {
    return;
  }
  var colour = vec3f();
  for (var sy = 0u; sy < window.samples; sy = sy + 1u) {
    for (var sx = 0u; sx < window.samples; sx = sx + 1u) {
      let offset = (vec2f(vec2u(sx, sy)) + 0.5f) / f32(window.samples);
      let at = (vec2f(id.xy) + offset) / vec2f(window.size) - 0.5f;
      let n = escape(window.centre + at * window.scale);
      if (n >= 0.0f) {
        let v = colour;
        colour = v + palette(sqrt(n) * 0.2f);
      }
    }
  }
  colour = colour / f32(window.samples * window.samples);
  pixels[id.y * window.size.x + id.x] = pack4x8unorm(vec4f(colour, 1.0f));
}
