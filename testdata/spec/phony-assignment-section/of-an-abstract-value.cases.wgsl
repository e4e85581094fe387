//# case fail
//# expect-error: wgsl/const-conversion-range line 5
const big = 1 << 40;

fn main() {
  let x = big;
}
//# case pass
const big = 1 << 40;

fn main() {
  _ = big;
  _ = vec2(big, 1);
  _ = 1e300 * vec3(2.0, 3.0, 4.0);
}
