//# dispatch: 1 1 1
//# read 0:0: u32 255 128 0 any 8 4 8 any 31 63 255 any 200 100 50 any
//# expect 0:1: u32 136444928 0xcb2619ff
//# expect 0:2: u32 248 128 0 any 8 4 8 any 24 60 248 any 200 100 48 any
// Colours of five, six and five bits, two to a word, made and taken apart with shifts and masks.
@group(0) @binding(0) var<storage, read> colours: array<vec3u, 4>;
@group(0) @binding(1) var<storage, read_write> packed: array<u32, 2>;
@group(0) @binding(2) var<storage, read_write> back: array<vec3u, 4>;

fn encode(c: vec3u) -> u32 {
  let cut = c >> vec3u(3, 2, 3);
  return (cut.r << 11) | (cut.g << 5) | cut.b;
}

fn decode(word: u32) -> vec3u {
  return (vec3u(word >> 11, word >> 5, word) & vec3u(31, 63, 31)) << vec3u(3, 2, 3);
}

@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < 4; i++) {
    let code = encode(colours[i]);
    packed[i / 2] |= code << (16 * (i % 2));
    back[i] = decode(packed[i / 2] >> (16 * (i % 2)));
  }
}
