//# dispatch: 1 1 1
//# read 0:0: f32 1.5 -0.125 65504 0
//# expect 0:1: u32 0xb0003e00 31743
//# expect 0:2: f32 1.5 -0.125 65504 0
// Two floats as halves in one word and back, for values that a half can hold.
@group(0) @binding(0) var<storage, read> v: vec4f;
@group(0) @binding(1) var<storage, read_write> words: vec2u;
@group(0) @binding(2) var<storage, read_write> back: vec4f;

@compute @workgroup_size(1)
fn main() {
  words = vec2u(pack2x16float(v.xy), pack2x16float(v.zw));
  back = vec4f(unpack2x16float(words.x), unpack2x16float(words.y));
}
