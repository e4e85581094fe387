@group(0) @binding(0) var<storage, read_write> visits: array<atomic<u32>, 64>;

@fragment
fn main(@builtin(position) position: vec4f) {
  let cell = vec2u(position.xy) / 32u % 8u;
  _ = atomicAdd(&visits[cell.x + cell.y * 8u], 1u);
}
