//# dispatch: 1 1 1
//# read 0:0: i32 17 -17 0 -2147483648 2147483647
//# read 0:1: i32 0 -1
//# expect 0:2: i32 17 -17 0 -2147483648 2147483647
//# expect 0:3: i32 0*5
//# expect 0:4: i32 -17 17 0 -2147483648 -2147483647
//# expect 0:5: i32 0*5
// x / 0 is x and x % 0 is 0; the one overflowing quotient, least / -1, is least again and its remainder 0.
@group(0) @binding(0) var<storage, read> x: array<i32, 5>;
@group(0) @binding(1) var<storage, read> y: array<i32, 2>;
@group(0) @binding(2) var<storage, read_write> by_zero: array<i32, 5>;
@group(0) @binding(3) var<storage, read_write> rem_zero: array<i32, 5>;
@group(0) @binding(4) var<storage, read_write> by_minus_one: array<i32, 5>;
@group(0) @binding(5) var<storage, read_write> rem_minus_one: array<i32, 5>;

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_id) id: vec3u) {
  by_zero[id.x] = x[id.x] / y[0];
  rem_zero[id.x] = x[id.x] % y[0];
  by_minus_one[id.x] = x[id.x] / y[1];
  rem_minus_one[id.x] = x[id.x] % y[1];
}
