//# dispatch: 1 1 1
//# read 0:0: f32 0.25 1.0 1.5 2.0
//# expect 0:1: f32 0.24740396 0.84147096 0.997495 0.9092974
//# expect 0:2: f32 0.9689124 0.5403023 0.0707372 -0.41614684
//# expect 0:3: f32 1.1892071 2.0 2.828427 4.0
//# expect 0:4: f32 -2.0 0.0 0.5849625 1.0
//# expect 0:5: f32 0.24497867 0.7853982 0.98279375 1.1071488
//# expect 0:6: f32 0.125 1.0 1.8371173 2.828427
//# tolerance: abs 0.001
// Functions with inherited or absolute error bounds, far inside their accurate range.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> sines: vec4f;
@group(0) @binding(2) var<storage, read_write> cosines: vec4f;
@group(0) @binding(3) var<storage, read_write> powers: vec4f;
@group(0) @binding(4) var<storage, read_write> logs: vec4f;
@group(0) @binding(5) var<storage, read_write> arcs: vec4f;
@group(0) @binding(6) var<storage, read_write> one_and_half: vec4f;

@compute @workgroup_size(1)
fn main() {
  sines = sin(v);
  cosines = cos(v);
  powers = exp2(v);
  logs = log2(v);
  arcs = atan(v);
  one_and_half = pow(v, vec4f(1.5));
}
