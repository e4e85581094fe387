@group(0) @binding(0) var<storage, read_write> kept: atomic<u32>;

fn cut(height: f32) {
  if (height < 0.5f) {
    discard;
  }
}

@fragment
fn main(@location(0) height: f32, @location(1) alpha: f32) -> @location(0) vec4f {
  cut(height);
  if (alpha == 0.0f) {
    discard;
  }
  _ = atomicAdd(&kept, 1u);
  return vec4f(height, height, height, alpha);
}
