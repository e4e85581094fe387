// Views of 16-bit values: single ones are half a word.
enable f16;
requires buffer_view;

struct Mixed {
  a: f16,
  b: vec3<f16>,
  c: mat3x2<f16>,
  d: array<f16, 3>,
}

@group(0) @binding(0) var<storage, read_write> bytes: buffer;
@group(0) @binding(1) var<uniform> settings: buffer<64>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let mixed = bufferView<Mixed>(&settings, 0);
  let row = bufferView<array<f16>>(&bytes, 64);
  (*row)[i] = (*mixed).a + (*mixed).d[i % 3] + (*row)[i + 4];
  *bufferView<vec3<f16>>(&bytes, 8 * i) = (*mixed).b * (*mixed).c[1].y;
  *bufferView<Mixed>(&bytes, 128) = *mixed;
}
