//# texture 0:0: 2d rgba16float 2x1 read: f16 1 2 3 4 -1 0.5 0 65504
//# texture 0:1: 1d rg32uint 2 read: u32 1 2 3 4
//# expect 0:2: f32 1 2 3 4 -1 0.5 0 65504 3 4 0 1
@group(0) @binding(0) var image: texture_storage_2d<rgba16float, read>;
@group(0) @binding(1) var line: texture_storage_1d<rg32uint, read>;
@group(0) @binding(2) var<storage, read_write> out: array<vec4f>;
@compute @workgroup_size(1) fn main() {
  out[0] = textureLoad(image, vec2i(0, 0));
  out[1] = textureLoad(image, vec2i(1, 0));
  out[2] = vec4f(textureLoad(line, 1));
}
