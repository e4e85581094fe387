//# dispatch: 1 1 1
//# read 0:0: f32 8.0 0.3125 -5.5 1.0
//# expect 0:1: f32 0.5 0.625 -0.6875 0.5
//# expect 0:2: i32 4 -1 3 1
//# expect 0:3: f32 0.0 0.3125 -0.5 0.0
//# expect 0:4: f32 8.0 0.0 -5.0 1.0
//# expect 0:5: f32 64.0 2.5 -44.0 8.0
// The built-ins with structure results, and ldexp which puts a value together again.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> fraction: vec4f;
@group(0) @binding(2) var<storage, read_write> exponent: vec4i;
@group(0) @binding(3) var<storage, read_write> fractional: vec4f;
@group(0) @binding(4) var<storage, read_write> whole: vec4f;
@group(0) @binding(5) var<storage, read_write> scaled: vec4f;

@compute @workgroup_size(1)
fn main() {
  let f = frexp(v);
  fraction = f.fract;
  exponent = f.exp;
  let m = modf(v);
  fractional = m.fract;
  whole = m.whole;
  scaled.x = ldexp(frexp(v.x).fract, frexp(v.x).exp + 3);
  scaled.y = ldexp(f.fract.y, f.exp.y + 3);
  scaled.z = ldexp(v.z, 3);
  scaled.w = modf(v.w).whole * 8;
}
