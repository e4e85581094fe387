// A switch of one block, in which control goes every way that it can.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

fn effect() -> i32 {
  out[0] += 1;
  return out[1];
}

fn returning(x: i32) -> i32 {
  switch x {
    case 1, 2, default: {
      if x > 3 {
        return 1;
      }
    }
  }
  return 2;
}

fn only_returning(x: i32) -> i32 {
  switch x {
    default: {
      return x + 1;
    }
  }
}

fn nested(x: i32) {
  switch x {
    default: {
      switch x {
        default: {
          if x == 7 {
            break;
          }
          out[2] += 1;
        }
      }
      for (var i = 0; i < x; i++) {
        if i == 3 {
          break;
        }
        out[2] += i;
      }
      if x == 8 {
        break;
      }
      out[2] += 10;
    }
  }
}

@compute @workgroup_size(1)
fn main() {
  switch effect() {
    case 4, default, 5: {
      out[3] = returning(out[1]) + only_returning(out[2]);
    }
  }
  nested(out[0]);
}
