// Statements behind return, break, continue and endless loops are allowed and never run.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

fn behind_return(x: i32) -> i32 {
  return x;
  out[0] = 1;
  return x + 1;
}

fn behind_if(x: i32) -> i32 {
  if x > 0 { return 1; } else { return 2; }
  out[1] = 1;
}

fn behind_endless_loop(x: i32) -> i32 {
  loop {
    if x > 0 { return 5; }
    if out[3] > 0 { return 6; }
  }
  out[2] = x;
}

@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 3; i++) {
    if i == 1 {
      continue;
      out[2] = 2;
    }
    out[3] += behind_return(i) + behind_if(i) + behind_endless_loop(i);
    switch i {
      case 2 { break; out[2] = 3; }
      default { }
    }
    break;
    out[2] = 4;
  }
  return;
  out[2] = 5;
}
