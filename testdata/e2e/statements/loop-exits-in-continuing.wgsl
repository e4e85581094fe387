// Every way through a loop inside a continuing block leaves it or goes on with it.
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  var i = 0u;
  loop {
    if i > 3 { break; }
    continuing {
      for (var j = 0u; j < 9; j++) {
        if j == out[i] { break; } else { continue; }
      }
      i++;
    }
  }
}
