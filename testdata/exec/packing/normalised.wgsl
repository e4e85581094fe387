//# dispatch: 1 1 1
//# read 0:0: f32 -1.0 0.0 1.0 5.0
//# read 0:1: f32 0.0 0.2 1.0 -3.0
//# expect 0:2: u32 0x7f7f0081 16724736 0x7fff8001 0xffff3333
//# expect 0:3: f32 -1 0 1 1 0 0.2 1 0
//# tolerance: ulp 4
// Packing to signed and unsigned normalised fields clamps and rounds; unpacking scales back.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read> w: vec4f;
@group(0) @binding(2) var<storage, read_write> words: array<u32, 4>;
@group(0) @binding(3) var<storage, read_write> back: array<vec4f, 2>;

@compute @workgroup_size(1)
fn main() {
  words[0] = pack4x8snorm(v);
  words[1] = pack4x8unorm(w);
  words[2] = pack2x16snorm(v.xz);
  words[3] = pack2x16unorm(vec2f(w.y, v.w));
  back[0] = unpack4x8snorm(words[0]);
  back[1] = unpack4x8unorm(words[1]);
}
