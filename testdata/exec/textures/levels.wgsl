//# note: the mip filter chooses or blends levels, and the sampler's bounds hold them
//# texture 0:0: 2d r32float 4x4 mips 3: f32 0*16 1*4 2
//# sampler 0:1: nearest
//# sampler 0:2: mip=linear
//# sampler 0:3: mip=linear lod=0.5..1.25
//# expect 0:4: f32 0 0 1 1 2 2  0 0.25 0.75 1 1.5 2  0.5 0.5 0.75 1 1.25 1.25
//# tolerance: abs 0.005
@group(0) @binding(0) var image: texture_2d<f32>;
@group(0) @binding(1) var chosen: sampler;
@group(0) @binding(2) var blended: sampler;
@group(0) @binding(3) var held: sampler;
@group(0) @binding(4) var<storage, read_write> out: array<f32>;
@compute @workgroup_size(1) fn main() {
  var levels = array(-1.0, 0.25, 0.75, 1.0, 1.5625, 7.0);
  var blends = array(0.0, 0.25, 0.75, 1.0, 1.5, 9.0);
  for (var i = 0; i < 6; i++) {
    out[i] = textureSampleLevel(image, chosen, vec2f(0.5), levels[i]).x;
    out[6 + i] = textureSampleLevel(image, blended, vec2f(0.5), blends[i]).x;
    out[12 + i] = textureSampleLevel(image, held, vec2f(0.5), blends[i]).x;
  }
}
