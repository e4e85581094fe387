//# dispatch: 1 1 1
//# read 0:0: i32 3 8 -2 11 5 0
//# expect 0:1: i32 0 3 5 -1 -1 1 5 6 10 1000
// Returns out of loops, of switches in loops, and of both branches of an if.
@group(0) @binding(0) var<storage, read> items: array<i32, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 10>;

fn find(wanted: i32) -> i32 {
  for (var i = 0; i < 6; i++) {
    if items[i] == wanted {
      return i;
    }
  }
  return -1;
}

fn classify(x: i32) -> i32 {
  if x < 0 {
    return -1;
  } else {
    var i = 0;
    while true {
      if i * i > x {
        return i;
      }
      i++;
      if i == 10 {
        break;
      }
    }
  }
  switch x {
    case 99: {
      return 1000;
    }
    default: {
      return 10;
    }
  }
}

@compute @workgroup_size(1)
fn main() {
  out[0] = find(3);
  out[1] = find(11);
  out[2] = find(0);
  out[3] = find(7);
  out[4] = classify(-9);
  out[5] = classify(0);
  out[6] = classify(24);
  out[7] = classify(25);
  out[8] = classify(81);
  out[9] = classify(99);
}
