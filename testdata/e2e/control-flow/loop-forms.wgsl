// Loops with and without continuing blocks, left by break, by return and by break-if.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 4>;

fn by_return(n: u32) -> u32 {
  var i = 0u;
  loop {
    i += 3;
    if i > n { return i; }
  }
}

@compute @workgroup_size(1)
fn main() {
  var i = 0u;
  loop {
    if i == 5 { break; }
    i++;
  }
  out[0] = i;
  loop {
    let twice = i * 2;
    if twice % 3 == 0 { continue; }
    out[1] += twice;
    continuing {
      i += 1;
      break if i >= 20;
    }
  }
  loop { break; }
  loop { continuing { i--; break if i == 0; } }
  out[2] = by_return(out[3]);
}
