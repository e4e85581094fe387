@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

fn behind_return(x: i32) -> i32 {
  return x;
}

fn behind_if(x: i32) -> i32 {
  if (x > 0i) {
    return 1i;
  } else {
    return 2i;
  }
}

fn behind_endless_loop(x: i32) -> i32 {
  loop {
    if (x > 0i) {
      return 5i;
    }
    if (out[3] > 0i) {
      return 6i;
    }
  }
  return 0i;
}

@compute @workgroup_size(1)
fn main() {
  for (var i = 0i; i < 3i; i = i + 1i) {
    if (i == 1i) {
      continue;
    }
    let v = out[3];
    let v_1 = behind_return(i);
    let v_2 = v_1 + behind_if(i);
    out[3] = v + (v_2 + behind_endless_loop(i));
    switch (i) {
      case 2i: {
      }
      default: {
      }
    }
    break;
  }
}
