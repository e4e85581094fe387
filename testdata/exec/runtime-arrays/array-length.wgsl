//# dispatch: 1 1 1
//# read 0:0: u32 1 2 3 4 5 6 7
//# read 0:1: f32 any*20
//# write 0:2: u32 9 any*3 any*24
//# expect 0:3: u32 7 5 2 28
// arrayLength of a bare array, of elements sixteen bytes wide, and of an array behind a header in a structure.
struct Item {
  place: vec3f,
  name: u32,
  colour: vec4f,
}
struct List {
  @align(16) header: u32,
  items: array<Item>,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> vectors: array<vec3f>;
@group(0) @binding(2) var<storage, read_write> list: List;
@group(0) @binding(3) var<storage, read_write> out: array<u32, 4>;

@compute @workgroup_size(1)
fn main() {
  out[0] = arrayLength(&words);
  out[1] = arrayLength(&vectors);
  let items = &list.items;
  out[2] = arrayLength(items) - list.header + 8;
  for (var i = 0u; i < arrayLength(&words); i++) {
    out[3] += words[i];
  }
}
