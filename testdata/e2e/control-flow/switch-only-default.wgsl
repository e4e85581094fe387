// A switch that has only a default clause, alone and in a loop.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 3>;

@compute @workgroup_size(1)
fn main() {
  switch out[0] {
    default {
      out[1] = 5;
    }
  }
  for (var i = 0; i < 4; i++) {
    switch i {
      default: {
        if i == 2 {
          continue;
        }
        out[2] += i;
        break;
      }
    }
  }
}
