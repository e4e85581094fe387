@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

fn sign_of(x: i32) -> i32 {
  if (x < 0i) {
    return -1i;
  } else if (x > 0i) {
    return 1i;
  } else {
    return 0i;
  }
}

fn by_switch(x: i32) -> i32 {
  switch (x) {
    case 0i, 1i: {
      return 10i;
    }
    default: {
      return 20i;
    }
  }
  return 0i;
}

fn by_loop(x: i32) -> i32 {
  var i = x;
  loop {
    if (i > 100i) {
      return i;
    }
    i = i + (i + 1i);
  }
  return 0i;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = sign_of(out[1]);
  out[1] = by_switch(out[2]);
  out[2] = by_loop(1i);
}
