//# expect 0:0: u32 34 100
fn search(limit: u32) -> u32 {
  for (var i = 0u; i < 10; i++) {
    for (var j = 0u; j < 10; j++) {
      switch i * 10 + j {
        case 34: { if limit > 34 { return 34; } }
        default: {}
      }
    }
  }
  return 100;
}
@group(0) @binding(0) var<storage, read_write> out: array<u32, 2>;
@compute @workgroup_size(1) fn main() { out[0] = search(50); out[1] = search(10); }
