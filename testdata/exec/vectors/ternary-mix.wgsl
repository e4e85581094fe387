//# dispatch: 1 1 1
//# read 0:0: f32 0 10 20 30
//# expect 0:1: f32 4 8 12 16
//# expect 0:2: f32 4 10 16 20
//# expect 0:3: f32 1 10 15 15
//# expect 0:4: f32 0 1 1 1
//# expect 0:5: f32 0 0.5 1 1
//# expect 0:6: f32 8 28 48 68
//# tolerance: ulp 4
// mix with scalar and vector weights, clamp, step, smoothstep and fma on easily checked values.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> a: vec4f;
@group(0) @binding(2) var<storage, read_write> b: vec4f;
@group(0) @binding(3) var<storage, read_write> c: vec4f;
@group(0) @binding(4) var<storage, read_write> d: vec4f;
@group(0) @binding(5) var<storage, read_write> e: vec4f;
@group(0) @binding(6) var<storage, read_write> f: vec4f;

@compute @workgroup_size(1)
fn main() {
  a = mix(vec4f(8, 8, 8, 8), v * 0 + vec4f(0, 8, 16, 24), 0.5);
  b = mix(vec4f(4, 0, 16, 40), v * 2 - 10, vec4f(0, 1, 0, 0.5)) + vec4f(0, 0, 0, -25);
  c = clamp(v, vec4f(1), vec4f(15));
  d = step(vec4f(5), v);
  e = smoothstep(vec4f(0), vec4f(20), v);
  f = fma(v, vec4f(2), vec4f(8));
}
