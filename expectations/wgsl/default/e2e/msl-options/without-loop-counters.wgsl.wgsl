@group(0) @binding(0) var<storage, read_write> values: array<u32>;

@compute @workgroup_size(1)
fn main() {
  loop {
    if (values[0] == 1u) {
      break;
    }
    values[0] = select(values[0] / 2u, 3u * values[0] + 1u, (values[0] % 2u == 1u));
    continuing {
      values[1] = values[1] + 1u;
    }
  }
}
