// Minimum binding sizes and the offsets behind them.
struct Inner {
  a: f32,
  @align(16) b: vec3u,
  @size(32) c: u32,
}

struct Outer {
  inner: Inner,
  grid: array<array<vec2f, 3>, 2>,
  turn: mat3x2f,
  tail: array<Inner>,
}

@group(0) @binding(1) var<storage, read_write> whole: Outer;
@group(0) @binding(0) var<uniform> part: Inner;
@group(0) @binding(2) var<storage> words: array<vec3u>;
@group(3) @binding(9) var<storage, read_write> counter: array<atomic<i32>, 6>;
@group(0) @binding(3) var<uniform> turn: mat3x3f;

@compute @workgroup_size(1)
fn main() {
  whole.inner = part;
  whole.tail[arrayLength(&words)].b = words[0];
  whole.grid[1][2] = turn[0].xy;
  atomicAdd(&counter[2], 1);
}
