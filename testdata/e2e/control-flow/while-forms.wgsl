// while with and without parentheses, left early, and around other loops.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 3>;

@compute @workgroup_size(1)
fn main() {
  var n = 27u;
  while n != 1 {
    if n % 2 == 0 { n /= 2; } else { n = 3 * n + 1; }
    out[0]++;
  }
  while (out[1] < 10) {
    out[1]++;
    while true {
      if out[1] % 3 != 0 { break; }
      out[1]++;
    }
  }
  while false { out[2] = 1; }
}
