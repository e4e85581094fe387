//# dispatch: 1 1 1
//# read 0:0: f32 1.0 4.0 9.0 0.25
//# expect 0:1: f32 1.0 2.0 3.0 0.5
//# expect 0:2: f32 1.0 0.5 0.33333334 2.0
//# expect 0:3: f32 1.2840254 2.7182817 9.487736 1.0644945
//# expect 0:4: f32 0.0 1.3862944 2.1972246 -1.3862944
//# expect 0:5: f32 1.0 16.0 81.0 0.0625
//# expect 0:6: f32 57.29578 229.18312 515.662 14.323945
//# expect 0:7: f32 0.017453292 0.06981317 0.15707964 0.004363323
//# tolerance: abs 0.001
// Square roots, exponentials, logarithms, powers and angle units.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> roots: vec4f;
@group(0) @binding(2) var<storage, read_write> inverse_roots: vec4f;
@group(0) @binding(3) var<storage, read_write> exponentials: vec4f;
@group(0) @binding(4) var<storage, read_write> logarithms: vec4f;
@group(0) @binding(5) var<storage, read_write> squares: vec4f;
@group(0) @binding(6) var<storage, read_write> in_degrees: vec4f;
@group(0) @binding(7) var<storage, read_write> in_radians: vec4f;

@compute @workgroup_size(1)
fn main() {
  roots = sqrt(v);
  inverse_roots = inverseSqrt(v);
  exponentials = exp(v * 0.25);
  logarithms = log(v);
  squares = pow(v, vec4f(2));
  in_degrees = degrees(v);
  in_radians = radians(v);
}
