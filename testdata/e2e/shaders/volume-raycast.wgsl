// Ray casting through a volume: front-to-back compositing with a transfer function and gradients for shading.

struct Volume {
  inverse_view_projection: mat4x4f,
  eye: vec3f,
  steps: u32,
  low: vec3f,
  density: f32,
  high: vec3f,
  threshold: f32,
}

@group(0) @binding(0) var<uniform> volume: Volume;
@group(0) @binding(1) var field: texture_3d<f32>;
@group(0) @binding(2) var transfer: texture_1d<f32>;
@group(0) @binding(3) var trilinear: sampler;

struct Pixel {
  @builtin(position) position: vec4f,
  @location(0) ndc: vec2f,
}

struct Hit {
  near: f32,
  far: f32,
}

fn box_hit(origin: vec3f, direction: vec3f) -> Hit {
  let a = (volume.low - origin) / direction;
  let b = (volume.high - origin) / direction;
  let near = min(a, b);
  let far = max(a, b);
  return Hit(max(max(near.x, near.y), max(near.z, 0.0)), min(far.x, min(far.y, far.z)));
}

fn value(p: vec3f) -> f32 {
  let unit = (p - volume.low) / (volume.high - volume.low);
  return textureSampleLevel(field, trilinear, unit, 0.0).r;
}

fn gradient(p: vec3f) -> vec3f {
  let e = (volume.high - volume.low) / vec3f(textureDimensions(field, 0));
  return vec3f(
    value(p + vec3f(e.x, 0.0, 0.0)) - value(p - vec3f(e.x, 0.0, 0.0)),
    value(p + vec3f(0.0, e.y, 0.0)) - value(p - vec3f(0.0, e.y, 0.0)),
    value(p + vec3f(0.0, 0.0, e.z)) - value(p - vec3f(0.0, 0.0, e.z)),
  );
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Pixel {
  let ndc = vec2f(f32(index / 2u) * 4.0 - 1.0, f32(index % 2u) * 4.0 - 1.0);
  return Pixel(vec4f(ndc, 0.0, 1.0), ndc);
}

@fragment
fn march(in: Pixel) -> @location(0) vec4f {
  let far_point = volume.inverse_view_projection * vec4f(in.ndc, 1.0, 1.0);
  let direction = normalize(far_point.xyz / far_point.w - volume.eye);
  let hit = box_hit(volume.eye, direction);
  if hit.near >= hit.far {
    discard;
  }
  let step = (hit.far - hit.near) / f32(volume.steps);
  var t = hit.near + step * 0.5;
  var colour = vec4f();
  loop {
    if t >= hit.far || colour.a > 0.98 {
      break;
    }
    let p = volume.eye + direction * t;
    let v = value(p);
    if v > volume.threshold {
      let sample = textureSampleLevel(transfer, trilinear, v, 0.0);
      let g = gradient(p);
      let facing = abs(dot(g, direction)) / max(length(g), 1e-4);
      let alpha = 1.0 - exp(-sample.a * volume.density * step);
      colour += (1.0 - colour.a) * vec4f(sample.rgb * (0.3 + 0.7 * facing) * alpha, alpha);
    }
    continuing {
      t += step;
    }
  }
  return colour;
}
