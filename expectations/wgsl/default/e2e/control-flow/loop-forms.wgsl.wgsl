@group(0) @binding(0) var<storage, read_write> out: array<u32, 4>;

fn by_return(n: u32) -> u32 {
  var i = 0u;
  loop {
    i = i + 3u;
    if (i > n) {
      return i;
    }
  }
  return 0u;
}

@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  loop {
    if (i == 5u) {
      break;
    }
    i = i + 1u;
  }
  out[0] = i;
  loop {
    let twice = i * 2u;
    if (twice % 3u == 0u) {
      continue;
    }
    out[1] = out[1] + twice;
    continuing {
      i = i + 1u;
      break if i >= 20u;
    }
  }
  loop {
    break;
  }
  loop {
    continuing {
      i = i - 1u;
      break if i == 0u;
    }
  }
  out[2] = by_return(out[3]);
}
