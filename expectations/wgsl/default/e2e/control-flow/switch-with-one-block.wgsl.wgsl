@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

fn effect() -> i32 {
  out[0] = out[0] + 1i;
  return out[1];
}

fn returning(x: i32) -> i32 {
  switch (x) {
    case 1i, 2i, default: {
      if (x > 3i) {
        return 1i;
      }
    }
  }
  return 2i;
}

fn only_returning(x: i32) -> i32 {
  switch (x) {
    default: {
      return x + 1i;
    }
  }
  return 0i;
}

fn nested(x: i32) {
  switch (x) {
    default: {
      switch (x) {
        default: {
          if (x == 7i) {
            break;
          }
          out[2] = out[2] + 1i;
        }
      }
      for (var i = 0i; i < x; i = i + 1i) {
        if (i == 3i) {
          break;
        }
        out[2] = out[2] + i;
      }
      if (x == 8i) {
        break;
      }
      out[2] = out[2] + 10i;
    }
  }
}

@compute @workgroup_size(1)
fn main() {
  switch (effect()) {
    case 4i, default, 5i: {
      let v = returning(out[1]);
      out[3] = v + only_returning(out[2]);
    }
  }
  nested(out[0]);
}
