//# dispatch: 1 1 1
//# expect 0:0: u32 1 0 1 0 1 0 55
// Functions and constants may be used before their declaration; a chain of five calls.
@compute @workgroup_size(1)
fn main() {
  for (var i = 0u; i < size - 1; i++) {
    out[i] = u32(is_even(i));
  }
  out[size - 1] = a(10);
}

fn is_even(n: u32) -> bool {
  return odd_bit(n) == 0;
}

fn odd_bit(n: u32) -> u32 {
  return n & 1;
}

fn a(n: u32) -> u32 { return b(n) + n; }
fn b(n: u32) -> u32 { return c(n) + 9; }
fn c(n: u32) -> u32 { return d(n) + (n - 2); }
fn d(n: u32) -> u32 { return 7 + sum_to(6u); }
fn sum_to(n: u32) -> u32 { return n * (n + 1) / 2; }

@group(0) @binding(0) var<storage, read_write> out: array<u32, size>;
const size = 7;
