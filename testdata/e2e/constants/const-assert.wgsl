// Assertions at module scope and in functions, on constants, limits and types' values.
const_assert true;
const width = 8;
const height = width / 2;
const_assert width * height == 32;
const_assert (height < width);
const_assert all(vec2(width, height) > vec2(3));
@group(0) @binding(0) var<storage, read_write> out: array<i32, width * height>;

@compute @workgroup_size(width, height)
fn main(@builtin(local_invocation_index) i: u32) {
  const margin = 2;
  const_assert margin >= 1 && margin < width;
  out[i] = i32(i) * margin;
  if i == 0 {
    const_assert abs(-margin) == 2;
  }
}
