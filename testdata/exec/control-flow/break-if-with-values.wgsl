//# expect 0:0: i32 5 -5
@group(0) @binding(0) var<storage, read_write> out: array<i32, 2>;
@compute @workgroup_size(1) fn main() {
  var up = 0;
  var down = 0;
  loop {
    up++;
    continuing {
      down--;
      break if up == 5;
    }
  }
  out[0] = up; out[1] = down;
}
