// A continue that crosses a switch, within each of the loop statements.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 6; i++) {
    switch i {
      case 1, 4 { continue; }
      default { }
    }
    out[0] += i;
  }
  var n = 0;
  while n < 6 {
    n++;
    switch n {
      case 2: { switch out[0] { case 0 { continue; } default { continue; } } }
      default: { out[1] += n; }
    }
  }
  loop {
    switch n {
      case 3 { n -= 2; continue; }
      default { out[2]++; }
    }
    continuing {
      n--;
      break if n <= 0;
    }
  }
}
