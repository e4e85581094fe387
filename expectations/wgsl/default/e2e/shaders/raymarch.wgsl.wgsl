struct View {
  size: vec2f,
  time: f32,
  steps: u32,
}

struct Surface {
  distance: f32,
  material: u32,
}

struct Triangle {
  @builtin(position) clip: vec4f,
  @location(0) uv: vec2f,
}

@group(0) @binding(0) var<uniform> view: View;

@vertex
fn vertex_main(@builtin(vertex_index) i: u32) -> Triangle {
  let uv = vec2f(vec2u((i & 1u) << 2u, (i & 2u) << 1u)) - 1.0f;
  return Triangle(vec4f(uv, 0.0f, 1.0f), uv);
}

fn rotated(p: vec2f, angle: f32) -> vec2f {
  let c = cos(angle);
  let s = sin(angle);
  return mat2x2f(c, s, -s, c) * p;
}

fn box(p: vec3f, half_size: vec3f) -> f32 {
  let q = abs(p) - half_size;
  return length(max(q, vec3f())) + min(max(q.x, max(q.y, q.z)), 0.0f);
}

fn torus(p: vec3f, radii: vec2f) -> f32 {
  return length(vec2f(length(p.xz) - radii.x, p.y)) - radii.y;
}

fn nearer(a: Surface, b: Surface) -> Surface {
  if (a.distance < b.distance) {
    return a;
  }
  return b;
}

fn scene(p: vec3f) -> Surface {
  var q = p - vec3f(0.0f, 1.0f, 4.0f);
  let turned = rotated(q.xz, view.time);
  q = vec3f(turned.x, q.y, turned.y);
  var s = Surface(p.y, 0u);
  let v = s;
  s = nearer(v, Surface(box(q, vec3f(0.5f)) - 0.1f, 1u));
  let v_1 = s;
  return nearer(v_1, Surface(torus(q, vec2f(1.2f, 0.2f)), 2u));
}

fn normal_at(p: vec3f) -> vec3f {
  let v = scene(p + vec3f(0.001f, 0.0f, 0.0f)).distance;
  let v_1 = v - scene(p - vec3f(0.001f, 0.0f, 0.0f)).distance;
  let v_2 = scene(p + vec3f(0.0f, 0.001f, 0.0f)).distance;
  let v_3 = v_2 - scene(p - vec3f(0.0f, 0.001f, 0.0f)).distance;
  let v_4 = scene(p + vec3f(0.0f, 0.0f, 0.001f)).distance;
  return normalize(vec3f(v_1, v_3, v_4 - scene(p - vec3f(0.0f, 0.0f, 0.001f)).distance));
}

fn shadow(origin: vec3f, direction: vec3f) -> f32 {
  var light = 1.0f;
  var t = 0.02f;
  while (t < 10.0f) {
    let d = scene(origin + direction * t).distance;
    if (d < 0.001f) {
      return 0.0f;
    }
    light = min(light, 12.0f * d / t);
    t = t + max(d, 0.02f);
  }
  return light;
}

@fragment
fn fragment_main(in: Triangle) -> @location(0) vec4f {
  let origin = vec3f(0.0f, 1.5f, 0.0f);
  let direction = normalize(vec3f(in.uv.x * view.size.x / view.size.y, in.uv.y, 1.5f));
  let sun = vec3f(0.55708605f, 0.74278134f, -0.37139067f);
  var t = 0.0f;
  var hit = Surface(40.0f, 0u);
  for (var i = 0u; i < view.steps; i = i + 1u) {
    hit = scene(origin + direction * t);
    t = t + hit.distance;
    if ((hit.distance < 0.001f) || (t > 40.0f)) {
      break;
    }
  }
  var colour = mix(vec3f(0.7f, 0.8f, 1.0f), vec3f(0.2f, 0.4f, 0.8f), saturate(direction.y));
  if (t < 40.0f) {
    let p = origin + direction * t;
    let n = normal_at(p);
    let lit = max(dot(n, sun), 0.0f) * shadow(p + n * 0.01f, sun);
    colour = mix(array<vec3f, 3>(vec3f(0.8f, 0.8f, 0.75f), vec3f(0.9f, 0.3f, 0.2f), vec3f(0.2f, 0.5f, 0.9f))[hit.material] * (0.2f + 0.8f * lit), colour, smoothstep(10.0f, 40.0f, t));
  }
  return vec4f(sqrt(colour), 1.0f);
}
