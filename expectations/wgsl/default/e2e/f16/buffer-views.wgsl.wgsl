enable f16;

struct Mixed {
  a: f16,
  b: vec3h,
  c: mat3x2h,
  d: array<f16, 3>,
}

@group(0) @binding(0) var<storage, read_write> bytes: buffer;
@group(0) @binding(1) var<uniform> settings: buffer<64>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  let v = bufferView<Mixed>(&settings, 0i);
  let v_1 = bufferView<array<f16>>(&bytes, 64i);
  (*v_1)[i] = (*v).a + (*v).d[i % 3u] + (*v_1)[i + 4u];
  *bufferView<vec3h>(&bytes, 8u * i) = (*v).b * (*v).c[1].y;
  *bufferView<Mixed>(&bytes, 128i) = *v;
}
