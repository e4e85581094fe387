//# note: every statement that may stand in the body of a while
@group(0) @binding(0) var<storage, read_write> log: array<i32>;

fn note(value: i32) {
  log[value & 15] = value;
}

fn work(n: i32) {
  var k = n;
  while k > 0 {
    k--;
    var a = n;
    let b = a;
    const c = 2;
    const_assert c == 2;
    a = b + c;
    a += 3;
    _ = a;
    a++;
    a--;
    note(a);
    {
      a ^= 4;
    }
    if a > 1 {
      a = 5;
    }
    switch a {
      case 1: {}
      default: { a = 6; }
    }
    loop {
      if a > 7 { break; }
      a++;
    }
    while a > 8 {
      a--;
    }
    for (var i = 0; i < 2; i++) {
      a += i;
    }
    discard;
    continue;
  }
  while k < 0 {
    break;
  }
  while k == 0 {
    return;
  }
}

@fragment
fn main(@location(0) @interpolate(flat) n: i32) {
  work(n);
}
