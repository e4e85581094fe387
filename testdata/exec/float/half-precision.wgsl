//# dispatch: 1 1 1
//# require: f16
//# read 0:0: f16 1.5 -2.0 0.25 100.0
//# read 0:1: f16 0.5 3.0 0.25 -0.5
//# expect 0:2: f16 2.0 1.0 0.5 99.5
//# expect 0:3: f16 0.75 -6.0 0.0625 -50.0
//# expect 0:4: f16 1.0 -5.0 0.0 100.5
//# expect 0:5: f32 1500.0 -2000.0 250.0 100000.0
//# expect 0:6: u32 26624 15836 64511
// Half precision vectors in storage, arithmetic on them, and widening to binary32.
enable f16;
@group(0) @binding(0) var<storage, read> a: vec4<f16>;
@group(0) @binding(1) var<storage, read> b: vec4h;
@group(0) @binding(2) var<storage, read_write> sum: vec4h;
@group(0) @binding(3) var<storage, read_write> product: vec4h;
@group(0) @binding(4) var<storage, read_write> difference: vec4h;
@group(0) @binding(5) var<storage, read_write> wide: vec4f;
@group(0) @binding(6) var<storage, read_write> encoded: array<u32, 3>;

@compute @workgroup_size(1)
fn main() {
  sum = a + b;
  product = a * b;
  difference = a - b;
  wide = vec4f(a) * 1000.0;
  var big = 2047.0h;
  big += 1h;
  encoded[0] = bitcast<u32>(vec2h(big, 0.0h));
  encoded[1] = bitcast<u32>(vec2h(f16(wide.x * 0.0009765625), 0h));
  encoded[2] = bitcast<u32>(vec2h(-65504h, 0h));
}
