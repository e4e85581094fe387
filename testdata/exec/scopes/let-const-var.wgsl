//# dispatch: 1 1 1
//# read 0:0: i32 4
//# expect 0:1: i32 4 5 12 16 9 4
// let keeps the value of its moment; const in a block; a pointer let follows its variable.
@group(0) @binding(0) var<storage, read> v: i32;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 6>;

@compute @workgroup_size(1)
fn main() {
  var changing = v;
  let frozen = changing;
  let follower = &changing;
  changing++;
  out[0] = frozen;
  out[1] = *follower;
  const three = 3;
  {
    const four: i32 = three + 1;
    out[2] = three * four;
    const three = four;
    out[3] = three * four;
  }
  *follower += four_more();
  out[4] = changing;
  out[5] = frozen;
}

fn four_more() -> i32 {
  const four = 2 + 2;
  return four;
}
