//# dispatch: 1 1 1
//# read 0:0: u32 0 1 2 5 10 20 30 7
//# expect 0:1: f32 1.0 0.0 0.0 1.0*4 0.0 2.0 1.0 1.0 1.0 8.0 5.0 5.0 3.0 89.0 55.0 55.0 34.0 10946.0 6765.0
//# expect 0:1: f32 6765.0 4181.0 1346269.0 832040.0 832040.0 514229.0 21.0 13.0 13.0 8.0
// Powers of the Fibonacci matrix by repeated squaring; every entry stays below 2^24 and is exact.
@group(0) @binding(0) var<storage, read> exponents: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> powers: array<mat2x2f, 8>;

fn power(base: mat2x2f, n: u32) -> mat2x2f {
  var result = mat2x2f(1, 0, 0, 1);
  var square = base;
  for (var rest = n; rest > 0; rest >>= 1) {
    if (rest & 1) == 1 {
      result *= square;
    }
    if rest > 1 {
      square = square * square;
    }
  }
  return result;
}

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  powers[i] = power(mat2x2f(1, 1, 1, 0), exponents[i]);
}
