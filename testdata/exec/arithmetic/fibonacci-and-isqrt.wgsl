//# dispatch: 1 1 1
//# expect 0:0: u32 0 1 1 2 3 5 8 13 21 34 55 89 144 233 377 610
//# expect 0:1: u32 0 6 17 31 48 68 89 112 137 164 192 221 252 285 318 353
// Two integer recurrences with loop-carried state: Fibonacci numbers, and the bit by bit integer square root.
@group(0) @binding(0) var<storage, read_write> fibonacci: array<u32, 16>;
@group(0) @binding(1) var<storage, read_write> roots: array<u32, 16>;

fn fib(n: u32) -> u32 {
  var a = 0u;
  var b = 1u;
  for (var i = 0u; i < n; i += 1u) {
    let next = a + b;
    a = b;
    b = next;
  }
  return a;
}

fn isqrt(n: u32) -> u32 {
  var root = 0u;
  var bit = 1u << 15u;
  loop {
    if bit == 0u {
      break;
    }
    let trial = root | bit;
    if trial * trial <= n {
      root = trial;
    }
    continuing {
      bit >>= 1u;
    }
  }
  return root;
}

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) i: u32) {
  fibonacci[i] = fib(i);
  roots[i] = isqrt(i * i * i * 37u);
}
