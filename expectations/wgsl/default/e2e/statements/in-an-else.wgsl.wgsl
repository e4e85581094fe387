@group(0) @binding(0) var<storage, read_write> log: array<i32>;

fn note(value: i32) {
  log[value & 15i] = value;
}

fn work(n: i32) {
  for (var k = 0i; k < n; k = k + 1i) {
    if (k == 1i) {
      note(k);
    } else {
      var a = n;
      let b = a;
      a = b + 2i;
      a = a + 3i;
      a = a + 1i;
      a = a - 1i;
      note(a);
      a = a ^ 4i;
      if (a > 1i) {
        a = 5i;
      }
      switch (a) {
        case 1i: {
        }
        default: {
          a = 6i;
        }
      }
      loop {
        if (a > 7i) {
          break;
        }
        a = a + 1i;
      }
      while (a > 8i) {
        a = a - 1i;
      }
      for (var i = 0i; i < 2i; i = i + 1i) {
        a = a + i;
      }
      discard;
    }
    if (!(k < 2i)) {
      continue;
    }
  }
  while (n > 0i) {
    if (!(n > 1i)) {
      return;
    }
  }
}

@fragment
fn main(@location(0) @interpolate(flat) n: i32) {
  work(n);
}
