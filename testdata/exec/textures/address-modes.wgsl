//# texture 0:0: 2d r32float 4x1: f32 1 2 3 4
//# sampler 0:1: clamp
//# sampler 0:2: repeat
//# sampler 0:3: mirror
//# expect 0:4: f32 1 1 3 4 4 3 4 3 1 2 3 1 3 4 2
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var clamped: sampler;
@group(0) @binding(2) var repeated: sampler;
@group(0) @binding(3) var mirrored: sampler;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  var places = array(-1.375, -0.125, 0.625, 1.125, 2.375);
  for (var i = 0; i < 5; i++) {
    let at = vec2f(places[i], 0.5);
    out[i] = textureSampleLevel(image, clamped, at, 0).x;
    out[5 + i] = textureSampleLevel(image, repeated, at, 0).x;
    out[10 + i] = textureSampleLevel(image, mirrored, at, 0).x;
  }
}
