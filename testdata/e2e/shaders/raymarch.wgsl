// A scene of distance functions marched per pixel of a full screen triangle, with soft shadows.
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

const far = 40.0;
const palette = array(vec3f(0.8, 0.8, 0.75), vec3f(0.9, 0.3, 0.2), vec3f(0.2, 0.5, 0.9));

@vertex
fn vertex_main(@builtin(vertex_index) i: u32) -> Triangle {
  let uv = vec2f(vec2u((i & 1) << 2, (i & 2) << 1)) - 1;
  return Triangle(vec4f(uv, 0, 1), uv);
}

fn rotated(p: vec2f, angle: f32) -> vec2f {
  let c = cos(angle);
  let s = sin(angle);
  return mat2x2f(c, s, -s, c) * p;
}

fn box(p: vec3f, half_size: vec3f) -> f32 {
  let q = abs(p) - half_size;
  return length(max(q, vec3f())) + min(max(q.x, max(q.y, q.z)), 0);
}

fn torus(p: vec3f, radii: vec2f) -> f32 {
  return length(vec2f(length(p.xz) - radii.x, p.y)) - radii.y;
}

fn nearer(a: Surface, b: Surface) -> Surface {
  if a.distance < b.distance {
    return a;
  }
  return b;
}

fn scene(p: vec3f) -> Surface {
  var q = p - vec3f(0, 1, 4);
  let turned = rotated(q.xz, view.time);
  q = vec3f(turned.x, q.y, turned.y);
  var s = Surface(p.y, 0);
  s = nearer(s, Surface(box(q, vec3f(0.5)) - 0.1, 1));
  return nearer(s, Surface(torus(q, vec2f(1.2, 0.2)), 2));
}

fn normal_at(p: vec3f) -> vec3f {
  const e = vec2f(0.001, 0);
  return normalize(vec3f(
    scene(p + e.xyy).distance - scene(p - e.xyy).distance,
    scene(p + e.yxy).distance - scene(p - e.yxy).distance,
    scene(p + e.yyx).distance - scene(p - e.yyx).distance,
  ));
}

fn shadow(origin: vec3f, direction: vec3f) -> f32 {
  var light = 1.0;
  var t = 0.02;
  while t < 10 {
    let d = scene(origin + direction * t).distance;
    if d < 0.001 {
      return 0;
    }
    light = min(light, 12 * d / t);
    t += max(d, 0.02);
  }
  return light;
}

@fragment
fn fragment_main(in: Triangle) -> @location(0) vec4f {
  let origin = vec3f(0, 1.5, 0);
  let direction = normalize(vec3f(in.uv.x * view.size.x / view.size.y, in.uv.y, 1.5));
  let sun = normalize(vec3f(0.6, 0.8, -0.4));
  var t = 0.0;
  var hit = Surface(far, 0);
  for (var i = 0u; i < view.steps; i++) {
    hit = scene(origin + direction * t);
    t += hit.distance;
    if hit.distance < 0.001 || t > far {
      break;
    }
  }
  var colour = mix(vec3f(0.7, 0.8, 1), vec3f(0.2, 0.4, 0.8), saturate(direction.y));
  if t < far {
    let p = origin + direction * t;
    let n = normal_at(p);
    let lit = max(dot(n, sun), 0) * shadow(p + n * 0.01, sun);
    colour = mix(palette[hit.material] * (0.2 + 0.8 * lit), colour, smoothstep(10.0, far, t));
  }
  return vec4f(sqrt(colour), 1);
}
