struct Volume {
  inverse_view_projection: mat4x4f,
  eye: vec3f,
  steps: u32,
  low: vec3f,
  density: f32,
  high: vec3f,
  threshold: f32,
}

struct Pixel {
  @builtin(position) position: vec4f,
  @location(0) ndc: vec2f,
}

struct Hit {
  near: f32,
  far: f32,
}

@group(0) @binding(0) var<uniform> volume: Volume;
@group(0) @binding(1) var field: texture_3d<f32>;
@group(0) @binding(2) var transfer: texture_1d<f32>;
@group(0) @binding(3) var trilinear: sampler;

fn box_hit(origin: vec3f, direction: vec3f) -> Hit {
  let a = (volume.low - origin) / direction;
  let b = (volume.high - origin) / direction;
  let near = min(a, b);
  let far = max(a, b);
  return Hit(max(max(near.x, near.y), max(near.z, 0.0f)), min(far.x, min(far.y, far.z)));
}

fn value(p: vec3f) -> f32 {
  let unit = (p - volume.low) / (volume.high - volume.low);
  return textureSampleLevel(field, trilinear, unit, 0.0f).x;
}

fn gradient(p: vec3f) -> vec3f {
  let e = (volume.high - volume.low) / vec3f(textureDimensions(field, 0i));
  let v = value(p + vec3f(e.x, 0.0f, 0.0f));
  let v_1 = v - value(p - vec3f(e.x, 0.0f, 0.0f));
  let v_2 = value(p + vec3f(0.0f, e.y, 0.0f));
  let v_3 = v_2 - value(p - vec3f(0.0f, e.y, 0.0f));
  let v_4 = value(p + vec3f(0.0f, 0.0f, e.z));
  return vec3f(v_1, v_3, v_4 - value(p - vec3f(0.0f, 0.0f, e.z)));
}

@vertex
fn cover(@builtin(vertex_index) index: u32) -> Pixel {
  let ndc = vec2f(f32(index / 2u) * 4.0f - 1.0f, f32(index % 2u) * 4.0f - 1.0f);
  return Pixel(vec4f(ndc, 0.0f, 1.0f), ndc);
}

@fragment
fn march(in: Pixel) -> @location(0) vec4f {
  let far_point = volume.inverse_view_projection * vec4f(in.ndc, 1.0f, 1.0f);
  let direction = normalize(far_point.xyz / far_point.w - volume.eye);
  let hit = box_hit(volume.eye, direction);
  if (hit.near >= hit.far) {
    discard;
  }
  let step = (hit.far - hit.near) / f32(volume.steps);
  var t = hit.near + step * 0.5f;
  var colour = vec4f();
  loop {
    if ((t >= hit.far) || (colour.w > 0.98f)) {
      break;
    }
    let p = volume.eye + direction * t;
    let v = value(p);
    if (v > volume.threshold) {
      let sample = textureSampleLevel(transfer, trilinear, v, 0.0f);
      let g = gradient(p);
      let facing = abs(dot(g, direction)) / max(length(g), 0.0001f);
      let alpha = 1.0f - exp(-sample.w * volume.density * step);
      colour = colour + (1.0f - colour.w) * vec4f(sample.xyz * (0.3f + 0.7f * facing) * alpha, alpha);
    }
    continuing {
      t = t + step;
    }
  }
  return colour;
}
