//# dispatch: 1 1 1
//# read 0:0: u32 0 2 1 2
//# expect 0:1: i32 30 30 6 8 6 7 70
// Run time indices into values that are no variables: results of calls, constructed arrays, members of them.
struct Box { items: array<i32, 3>, extra: vec2i }
@group(0) @binding(0) var<storage, read> at: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 7>;

fn tens() -> array<i32, 3> {
  return array(10, 20, 30);
}

fn boxed(n: i32) -> Box {
  return Box(array(n, n + 1, n + 2), vec2i(n, n * 10));
}

fn table() -> array<array<i32, 3>, 3> {
  return array(array(1, 2, 3), array(4, 5, 6), array(7, 8, 9));
}

@compute @workgroup_size(1)
fn main() {
  out[0] = tens()[at[1]];
  let kept = tens();
  out[1] = kept[at[3]];
  out[2] = boxed(4).items[at[1]];
  out[3] = array(7, 8, 9)[at[2]];
  out[4] = table()[at[2]][at[3]];
  out[5] = boxed(7).extra[at[0]];
  out[6] = boxed(7).extra[at[2]];
}
