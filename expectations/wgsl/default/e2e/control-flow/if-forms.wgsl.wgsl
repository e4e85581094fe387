@group(0) @binding(0) var<storage, read_write> out: array<i32, 5>;

@compute @workgroup_size(1)
fn main() {
  let x = out[4];
  if (x > 0i) {
    out[0] = 1i;
  }
  if (x > 1i) {
    out[1] = 1i;
  } else {
    out[1] = 2i;
  }
  if (x == 5i) {
    out[2] = 1i;
  } else if (x == 6i) {
    out[2] = 2i;
  } else if (!(x == 7i)) {
    out[2] = 4i;
  }
  if (x < 0i) {
    if (x < -10i) {
      out[3] = 1i;
    } else if (x < -5i) {
      out[3] = 2i;
    }
  }
  if (true) {
    out[4] = out[4] + 1i;
  } else {
    out[4] = out[4] - 1i;
  }
  if (false) {
    out[4] = 0i;
  }
}
