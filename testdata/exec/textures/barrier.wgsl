//# note: after the barrier every invocation reads what another wrote
//# texture 0:0: 2d r32uint 4x1 read_write
//# expect 0:0: u32 3 2 1 0
//# expect 0:1: u32 13 12 11 10
@group(0) @binding(0) var image: texture_storage_2d<r32uint, read_write>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 4>;
@compute @workgroup_size(4) fn main(@builtin(local_invocation_index) i: u32) {
  textureStore(image, vec2u(i, 0), vec4u(10 + i));
  textureBarrier();
  out[i] = textureLoad(image, vec2u(3 - i, 0)).x;
  textureBarrier();
  textureStore(image, vec2u(i, 0), vec4u(3 - i));
}
