@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;

@compute @workgroup_size(1)
fn main() {
  var n = 27u;
  while (n != 1u) {
    if (n % 2u == 0u) {
      n = n / 2u;
    } else {
      n = 3u * n + 1u;
    }
    out[0] = out[0] + 1u;
  }
  while (out[1] < 10u) {
    out[1] = out[1] + 1u;
    while (true) {
      if (out[1] % 3u != 0u) {
        break;
      }
      out[1] = out[1] + 1u;
    }
  }
  while (false) {
    out[2] = 1u;
  }
}
