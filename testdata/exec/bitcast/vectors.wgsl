//# dispatch: 1 1 1
//# read 0:0: u32 0x3f800000 0xc0000000 0x80000000 0x7f7fffff
//# expect 0:1: f32 1 -2 -0.0 3.4028235e38
//# expect 0:2: i32 1065353216 -1073741824 -2147483648 2139095039
//# expect 0:3: u32 0x80000000 0x3f800000
// Vector bitcasts keep the component count; the identity cast changes nothing.
@group(0) @binding(0) var<storage, read> words: vec4u;
@group(0) @binding(1) var<storage, read_write> floats: vec4f;
@group(0) @binding(2) var<storage, read_write> signed: vec4i;
@group(0) @binding(3) var<storage, read_write> some: vec2u;

@compute @workgroup_size(1)
fn main() {
  floats = bitcast<vec4f>(words);
  signed = bitcast<vec4<i32>>(bitcast<vec4<u32>>(words));
  some = bitcast<vec2u>(bitcast<vec2f>(words.zx));
}
