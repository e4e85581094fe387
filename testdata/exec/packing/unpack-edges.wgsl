//# dispatch: 1 1 1
//# read 0:0: u32 0x807f8100 0x80007fff 0xffff0000
//# expect 0:1: f32 0 -1 1 -1 1 -1 0 1
//# tolerance: ulp 4
// The two lowest signed codes both mean minus one; each field lies where its order says, the first one lowest.
@group(0) @binding(0) var<storage, read> words: array<u32, 3>;
@group(0) @binding(1) var<storage, read_write> out: array<vec2f, 4>;

@compute @workgroup_size(1)
fn main() {
  let four = unpack4x8snorm(words[0]);
  out[0] = four.xy;
  out[1] = four.zw;
  out[2] = unpack2x16snorm(words[1]);
  out[3] = unpack2x16unorm(words[2]);
}
