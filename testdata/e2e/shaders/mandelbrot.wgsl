// The Mandelbrot set with smooth colouring, several samples per pixel, into a buffer of packed colours.
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
  return vec2f(z.x * z.x - z.y * z.y, 2 * z.x * z.y);
}

fn escape(c: vec2f) -> f32 {
  // Points of the main bulbs never escape.
  let q = (c.x - 0.25) * (c.x - 0.25) + c.y * c.y;
  if q * (q + c.x - 0.25) <= 0.25 * c.y * c.y || (c.x + 1) * (c.x + 1) + c.y * c.y <= 0.0625 {
    return -1;
  }
  var z = vec2f();
  var n = 0u;
  loop {
    if n >= window.limit {
      return -1;
    }
    let length_squared = dot(z, z);
    if length_squared > 256 {
      return f32(n) - log2(log2(length_squared)) + 4;
    }
    z = squared(z) + c;
    continuing {
      n++;
    }
  }
}

fn palette(t: f32) -> vec3f {
  return 0.5 + 0.5 * cos(6.28318 * (vec3f(1, 1, 0.5) * t + vec3f(0, 0.1, 0.2)));
}

@compute @workgroup_size(16, 16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= window.size.x || id.y >= window.size.y {
    return;
  }
  var colour = vec3f();
  for (var sy = 0u; sy < window.samples; sy++) {
    for (var sx = 0u; sx < window.samples; sx++) {
      let offset = (vec2f(vec2u(sx, sy)) + 0.5) / f32(window.samples);
      let at = (vec2f(id.xy) + offset) / vec2f(window.size) - 0.5;
      let n = escape(window.centre + at * window.scale);
      if n >= 0 {
        colour += palette(sqrt(n) * 0.2);
      }
    }
  }
  colour /= f32(window.samples * window.samples);
  pixels[id.y * window.size.x + id.x] = pack4x8unorm(vec4f(colour, 1));
}
