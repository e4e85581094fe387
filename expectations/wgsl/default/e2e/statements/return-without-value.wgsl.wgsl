@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

fn ends_by_return() {
  out[0] = 1i;
}

fn runs_out() {
  out[1] = 2i;
}

fn either(stop: bool) {
  if (stop) {
    return;
  }
  out[2] = 3i;
}

@compute @workgroup_size(1)
fn main() {
  ends_by_return();
  runs_out();
  either((out[0] == 1i));
}
