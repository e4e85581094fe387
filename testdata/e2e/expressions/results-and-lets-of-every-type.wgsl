//# note: calls that give, and lets that hold, values of the less usual types
enable f16;

@group(0) @binding(0) var<storage, read_write> out: array<f32>;
@group(0) @binding(1) var<uniform> scale: vec4h;

fn half(x: f16) -> f16 {
  let y = x;
  return y * 0.5;
}

fn signs(v: vec3f) -> vec3<bool> {
  return v > vec3f();
}

fn pair(x: f16) -> vec2h {
  return vec2h(x, half(x));
}

fn frame(v: vec2h) -> mat2x2h {
  let w = v;
  return mat2x2h(w, -w.yx);
}

fn turned(m: mat2x2h, by: vec3i) -> mat2x2h {
  let before = m;
  let amount = by;
  return before * f16(amount.x);
}

@diagnostic(off, derivative_uniformity)
@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) id: vec3u) {
  let h = half(scale.x);
  let p = pair(h);
  let m = turned(frame(p), vec3i(id));
  let flags = signs(vec3f(id));
  let cell = vec3i(id);
  let steps = cell / 2;
  out[0] = f32(h + p.y + m[id.x % 2].x + m[1].y);
  out[1] = select(0.0, 1.0, flags[id.y % 3] && !flags.z);
  out[2] = f32(steps.x * steps.y + cell.z + cell.z * steps.z);
  out[3] = f32(h * p.x + h + determinant(m));
  let words = bitcast<u32>(p);
  out[4] = f32(bitcast<vec2h>(words ^ 1).x) + f32(bitcast<f16>(h));
}
