// A phony assignment does not convert its value: numbers that no concrete type holds may stand there.

const big = 1 << 40;

@compute @workgroup_size(1)
fn main() {
  _ = big;
  _ = array(big, 2, 3)[1];
  _ = 1e300 * vec2(2.0, 3.0);
}
