//# dispatch: 1 1 1
//# expect 0:0: u32 12 2 3 5 7 11 13 17 19 23 29 31 37 0 0 0
// Primes by trial division: a while in a while, the inner one left by break with a flag.
@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;

@compute @workgroup_size(1)
fn main() {
  var count = 0u;
  var candidate = 2u;
  while (candidate < 40u) {
    var prime = true;
    var d = 2u;
    while d * d <= candidate {
      if candidate % d == 0u {
        prime = false;
        break;
      }
      d += 1u;
    }
    if prime {
      count++;
      out[count] = candidate;
    }
    candidate++;
  }
  out[0] = count;
}
