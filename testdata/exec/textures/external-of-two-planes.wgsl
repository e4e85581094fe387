//# targets: spirv msl hlsl glsl wgsl
//# note: luma and chroma of half the size, turned by half a turn; squared to be linear, red and blue change places, and back by another curve
//# texture 0:0: 2d r8unorm 4x2: u8 51 102 153 204 255 204 153 102
//# texture 0:1000: 2d rg8unorm 2x1: u8 153 128 102 153
//# uniform 0:1001: f32 1 0 1 -0.5  1 -0.25 -0.5 0.375  1 2 0 -1
//# uniform 0:1001: f32 0 0 1 any  0 1 0 any  1 0 0 any
//# uniform 0:1001: f32 2 1 0 0  0 0 0 0  0.5 1 0 2  0.25 0 0 0
//# uniform 0:1001: f32 -1 0 1 any  0 -1 1 any  -1 0 3 any  0 -1 1 any  0 0 1 1
//# uniform 0:1001: u32 4 2 2 1
//# sampler 0:1: nearest
//# expect 0:2: f32 0.08 0.28125 0.5 1  0.32 0.575 0.7 1  0.6 0.279781 0.323145 1
//# expect 0:2: f32 0.32 0.0605656 0.0815763 1  0.6 0.775 0.9 1  4 2 0 0
//# tolerance: abs 0.01
// What a camera gives is turned and converted by the parameters that the host binds, of which the interpreter knows nothing: it is given the colours.
@group(0) @binding(0) var camera: texture_external;
@group(0) @binding(1) var plain: sampler;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f, 6>;

@compute @workgroup_size(1)
fn main() {
  out[0] = textureLoad(camera, vec2u(0, 0));
  out[1] = textureLoad(camera, vec2u(1, 0));
  out[2] = textureLoad(camera, vec2u(2, 1));
  out[3] = textureLoad(camera, vec2u(3, 1));
  out[4] = textureSampleBaseClampToEdge(camera, plain, vec2f(0.1, 0.9));
  out[5] = vec4f(vec2f(textureDimensions(camera)), 0.0, 0.0);
}
