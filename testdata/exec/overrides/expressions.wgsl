//# dispatch: 1 1 1
//# override: a = 7
//# override: b = 3
//# expect 0:0: i32 21 10 1 28 -7 2 1
// Overrides that depend on overrides, the arithmetic, comparisons and built-ins in their expressions.
override a: i32;
override b: i32;
override product = a * b;
override sum: i32 = product - 11;
override larger: bool = a > b && sum == 10;
override folded = max(a, b) * min(4, a);
@group(0) @binding(0) var<storage, read_write> out: array<i32, 7>;

@compute @workgroup_size(1)
fn main() {
  out[0] = product;
  out[1] = sum;
  out[2] = i32(larger);
  out[3] = folded;
  out[4] = -a;
  out[5] = a / b;
  out[6] = (a << 1u) % 13;
}
