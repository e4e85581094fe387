//# dispatch: 1 1 1
//# read 0:0: i32 7 -7 7 -7 1000000 0 2147483647 -5
//# read 0:1: i32 2 2 -2 -2 999 13 3 -5
//# expect 0:2: i32 9 5 14 3 1 -7 -5 -9 -14 -3 -1 7 5 9 -14 -3 1 -7 -9 -5 14 3 -1 7 1000999 999001 999000000
//# expect 0:2: i32 1001 1 -1000000 13 -13 0*4 -2147483646 2147483644 2147483645 715827882 1 -2147483647 -10 0
//# expect 0:2: i32 25 1 0 5
// The five signed operators and negation, over all sign combinations: division truncates, the remainder takes the dividend's sign.
@group(0) @binding(0) var<storage, read> lhs: array<i32>;
@group(0) @binding(1) var<storage, read> rhs: array<i32>;
@group(0) @binding(2) var<storage, read_write> results: array<i32>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) lane: u32) {
  let a = lhs[lane];
  let b = rhs[lane];
  let base = lane * 6u;
  results[base] = a + b;
  results[base + 1u] = a - b;
  results[base + 2u] = a * b;
  results[base + 3u] = a / b;
  results[base + 4u] = a % b;
  results[base + 5u] = -a;
}
