@group(0) @binding(0) var<storage, read_write> u: array<u32, 6>;
@group(0) @binding(1) var<storage, read_write> v: array<vec4u, 2>;
@group(0) @binding(2) var<storage, read_write> i: vec4i;

@compute @workgroup_size(1)
fn main() {
  u[0] = dot4U8Packed(u[1], u[2]);
  i.x = dot4I8Packed(u[1], u[2]);
  u[3] = pack4xU8(v[0]) ^ pack4xU8Clamp(v[1]);
  u[4] = pack4xI8(i) | pack4xI8Clamp(i + 1i);
  v[0] = unpack4xU8(u[5]);
  i = unpack4xI8(u[3]);
}
