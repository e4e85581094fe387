// Calls as operands, arguments of calls, indices, and selectors.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;

fn f(x: i32) -> i32 { return x + 1; }
fn g(x: i32, y: i32) -> i32 { return x * y; }
fn h() -> vec3i { return vec3i(1, 2, 3); }

@compute @workgroup_size(1)
fn main() {
  out[0] = f(1) + f(2) * f(3);
  out[1] = g(f(1), g(f(2), f(3)));
  out[f(1)] = h().y;
  out[3] = h()[f(0)] - h().zyx.x;
  if f(out[0]) > g(2, 3) {
    out[4] = max(f(4), abs(g(-1, 5)));
  }
  for (var i = f(-1); i < f(2); i = f(i)) {
    out[5] += i;
  }
  switch f(3) {
    case 4 { out[6] = 1; }
    default { out[6] = 2; }
  }
}
