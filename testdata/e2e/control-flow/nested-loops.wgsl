// Four levels of loops of all kinds with breaks and continues that belong to different ones.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 2>;

@compute @workgroup_size(1)
fn main() {
  for (var a = 0; a < 4; a++) {
    if a == 1 { continue; }
    var b = 0;
    while b < 4 {
      b++;
      if b == a { continue; }
      var c = 0;
      loop {
        if c == 3 { break; }
        for (var d = 3; d >= 0; d--) {
          if d == c { break; }
          out[0] += a + b + c + d;
        }
        continuing { c++; }
      }
      if b == 3 { break; }
    }
    out[1] = b;
  }
}
