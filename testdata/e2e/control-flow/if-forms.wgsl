// if alone, with else, with chains, nested, empty, and on constants.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 5>;

@compute @workgroup_size(1)
fn main() {
  let x = out[4];
  if x > 0 { out[0] = 1; }
  if (x > 1) { out[1] = 1; } else { out[1] = 2; }
  if x == 5 { out[2] = 1; } else if x == 6 { out[2] = 2; } else if x == 7 { } else { out[2] = 4; }
  if x < 0 {
    if x < -10 { out[3] = 1; }
    else { if x < -5 { out[3] = 2; } }
  }
  if true { out[4]++; } else { out[4]--; }
  if false { out[4] = 0; }
}
