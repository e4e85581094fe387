diagnostic(off, derivative_uniformity);

struct vs_output {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
  @location(1) @interpolate(flat) kind: i32,
}

struct Varying {
  position: vec4f,
  uv: vec2f,
  kind: i32,
}

struct fs_output {
  @location(0) colour: vec4f,
  @builtin(frag_depth) depth: f32,
}

struct Targets {
  colour: vec4f,
  depth: f32,
}

@group(0) @binding(0) var<storage, read> tint: array<vec4f>;

fn fade(x: f32) -> f32 {
  if (x < 0.25f) {
    discard;
    return 0.0f;
  }
  return smoothstep(0.0f, 1.0f, x);
}

@vertex
fn vs(@builtin(vertex_index) i: u32, @location(0) p: vec4f, @location(1) m: vec4f, @location(2) m_1: vec4f, @location(3) m_2: vec4f, @location(4) m_3: vec4f) -> vs_output {
  let m_4 = mat4x4f(m, m_1, m_2, m_3);
  var o: Varying;
  o.position = m_4 * p + tint[i];
  o.uv = p.xy;
  o.kind = i32(i);
  let v = o;
  return vs_output(v.position, v.uv, v.kind);
}

@fragment
fn fs(@builtin(position) position: vec4f, @location(0) uv: vec2f, @location(1) @interpolate(flat) kind: i32, @builtin(front_facing) front: bool) -> fs_output {
  let v = Varying(position, uv, kind);
  var t: Targets;
  var v_1: vec4f;
  if (front) {
    v_1 = vec4f(v.uv, fade(v.uv.x), dpdx(v.uv.y));
  } else {
    v_1 = vec4f();
  }
  t.colour = v_1;
  t.depth = fade(v.uv.y);
  let v_2 = t;
  return fs_output(v_2.colour, v_2.depth);
}
