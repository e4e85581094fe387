@group(0) @binding(0) var<storage, read_write> out: array<u32>;

@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  loop {
    if (i > 3u) {
      break;
    }
    continuing {
      for (var j = 0u; j < 9u; j = j + 1u) {
        if (j == out[i]) {
          break;
        } else {
          continue;
        }
      }
      i = i + 1u;
    }
  }
}
