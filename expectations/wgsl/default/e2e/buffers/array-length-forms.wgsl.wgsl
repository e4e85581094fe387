struct Words {
  count: u32,
  words: array<u32>,
}

struct Vectors {
  @align(32) head: vec4f,
  list: array<vec3f>,
}

@group(0) @binding(0) var<storage, read> bare: array<mat4x4f>;
@group(0) @binding(1) var<storage, read_write> words: Words;
@group(0) @binding(2) var<storage, read> vectors: Vectors;
@group(0) @binding(3) var<storage, read_write> out: array<u32, 4>;

@compute @workgroup_size(1)
fn main() {
  out[0] = arrayLength(&bare);
  out[1] = arrayLength(&words.words);
  out[2] = arrayLength(&vectors.list) * 2u;
  out[3] = arrayLength(&words.words) - words.count;
}
