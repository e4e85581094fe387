//# dispatch: 2 1 1
//# expect 0:0: i32 10 3 0 12 4 1 14 5 2 16 6 3 18 7 4 20 8 5 22 9 6 24 10 7
// Private variables belong to one invocation each, start from their initializers, and outlive function calls.
var<private> with_value: i32 = 10;
var<private> inferred = vec2(3, 4);
var<private> zero: array<i32, 3>;
@group(0) @binding(0) var<storage, read_write> out: array<array<i32, 3>, 8>;

fn step_all(by: i32) {
  with_value += by;
  inferred.x += by;
  zero[1] += by;
}

fn step_again(by: i32) {
  with_value += by;
}

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u) {
  let n = i32(id.x);
  step_all(n);
  step_again(n);
  out[n] = array<i32, 3>(with_value, inferred.x, zero[1]);
}
