@group(0) @binding(0) var<storage, read_write> u: array<vec3u, 6>;
@group(0) @binding(1) var<storage, read_write> i: array<vec2i, 6>;

@compute @workgroup_size(1)
fn main() {
  u[0] = countOneBits(u[0]) + countLeadingZeros(u[1]) + countTrailingZeros(u[2]);
  u[1] = reverseBits(u[1]) ^ firstLeadingBit(u[2]);
  u[2] = firstTrailingBit(u[3]);
  u[3] = extractBits(u[4], 3u, 7u);
  u[4] = insertBits(u[4], u[5], u[0].x, 8u);
  u[5] = min(u[0], max(u[1], u[2])) + abs(u[3]);
  i[0] = abs(i[0]) - sign(i[1]);
  i[1] = clamp(i[1], i[2], i[3]) + firstLeadingBit(i[4]);
  i[2] = extractBits(i[5], 4u, 12u) + countOneBits(i[0]);
  i[3].x = dot(i[4], i[5]);
}
