@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;

@compute @workgroup_size(1)
fn main() {
  out[0] = 3u;
  out[1] = 2u;
  out[1] = out[1] + 1u;
}
