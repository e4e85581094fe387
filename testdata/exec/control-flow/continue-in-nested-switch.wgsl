//# expect 0:0: u32 1 0 3 0 5 0 7 0
@group(0) @binding(0) var<storage, read_write> out: array<u32, 8>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0u; i < 8; i++) {
    switch i % 2 {
      case 1: { continue; }
      default: {
        switch i { case 100: { break; } default: {} }
      }
    }
    out[i] = i + 1;
  }
}
