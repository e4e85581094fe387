@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

@compute @workgroup_size(1)
fn main() {
  switch (out[0]) {
    default: {
      out[1] = 5i;
    }
  }
  for (var i = 0i; i < 4i; i = i + 1i) {
    switch (i) {
      default: {
        if (i == 2i) {
          continue;
        }
        out[2] = out[2] + i;
      }
    }
  }
}
