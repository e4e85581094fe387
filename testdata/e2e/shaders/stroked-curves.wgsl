// Quadratic curves drawn as ribbons: corners are made of the vertex index, and the edge is softened in the fragment stage.
struct Curve {
  start: vec2f,
  control: vec2f,
  end: vec2f,
  width: f32,
  color: u32,
}

struct Canvas {
  size: vec2f,
  softness: f32,
}

const pieces = 16u;

@group(0) @binding(0) var<uniform> canvas: Canvas;
@group(0) @binding(1) var<storage, read> curves: array<Curve>;

struct Ribbon {
  @builtin(position) position: vec4f,
  @location(0) across: f32,
  @location(1) @interpolate(linear) along: f32,
  @location(2) @interpolate(flat, either) color: u32,
  @location(3) @interpolate(flat) half_width: f32,
}

fn point_at(curve: Curve, t: f32) -> vec2f {
  let a = mix(curve.start, curve.control, t);
  let b = mix(curve.control, curve.end, t);
  return mix(a, b, t);
}

fn tangent_at(curve: Curve, t: f32) -> vec2f {
  let direction = mix(curve.control - curve.start, curve.end - curve.control, t);
  return select(normalize(direction), vec2f(1, 0), dot(direction, direction) < 1e-12);
}

@vertex
fn expand(@builtin(vertex_index) vertex: u32, @builtin(instance_index) index: u32) -> Ribbon {
  let curve = curves[index];
  let t = f32(vertex / 2) / f32(pieces);
  let side = f32(vertex & 1) * 2 - 1;
  let tangent = tangent_at(curve, t);
  let normal = vec2f(-tangent.y, tangent.x);
  let reach = curve.width * 0.5 + canvas.softness;
  let place = point_at(curve, t) + normal * side * reach;
  var out: Ribbon;
  out.position = vec4f(place / canvas.size * vec2f(2, -2) + vec2f(-1, 1), 0, 1);
  out.across = side * reach;
  out.along = t;
  out.color = curve.color;
  out.half_width = curve.width * 0.5;
  return out;
}

fn premultiplied(color: u32, coverage: f32) -> vec4f {
  let straight = unpack4x8unorm(color);
  let alpha = straight.a * coverage;
  return vec4f(straight.rgb * alpha, alpha);
}

@fragment
fn paint(in: Ribbon) -> @location(0) vec4f {
  let edge = in.half_width - abs(in.across);
  let softness = max(fwidth(in.across), canvas.softness);
  let coverage = smoothstep(-softness, softness, edge);
  if coverage <= 0 {
    discard;
  }
  let faded = 1 - smoothstep(0.9, 1.0, in.along) * 0.5;
  return premultiplied(in.color, coverage * faded);
}
