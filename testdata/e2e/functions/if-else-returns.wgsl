// A function whose both branches return needs no return behind them; nor does one that ends in such a switch or loop.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

fn sign_of(x: i32) -> i32 {
  if x < 0 {
    return -1;
  } else if x > 0 {
    return 1;
  } else {
    return 0;
  }
}

fn by_switch(x: i32) -> i32 {
  switch x {
    case 0, 1: { return 10; }
    default: { return 20; }
  }
}

fn by_loop(x: i32) -> i32 {
  var i = x;
  loop {
    if i > 100 {
      return i;
    }
    i += i + 1;
  }
}

@compute @workgroup_size(1)
fn main() {
  out[0] = sign_of(out[1]);
  out[1] = by_switch(out[2]);
  out[2] = by_loop(1);
}
