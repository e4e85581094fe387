//# dispatch: 1 1 1
//# require: f16
//# read 0:0: u32 0xc0003e00 0x63d03400
//# expect 0:1: f32 1.5 -2 0.25 1000
//# expect 0:2: u32 0xc4004200 0x67d03800
//# expect 0:3: u32 0x3400c000
// Two halves fill a 32 bit word, the first one in its low bits; four fill a vec2.
enable f16;
@group(0) @binding(0) var<storage, read> words: vec2u;
@group(0) @binding(1) var<storage, read_write> wide: vec4f;
@group(0) @binding(2) var<storage, read_write> doubled: vec2u;
@group(0) @binding(3) var<storage, read_write> middle: u32;

@compute @workgroup_size(1)
fn main() {
  let halves = bitcast<vec4h>(words);
  wide = vec4f(halves);
  doubled = bitcast<vec2u>(halves * 2h);
  middle = bitcast<u32>(halves.yz);
}
