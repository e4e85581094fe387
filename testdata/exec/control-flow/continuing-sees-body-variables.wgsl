//# expect 0:0: u32 1 2 4 8 16 0
@group(0) @binding(0) var<storage, read_write> out: array<u32, 6>;
@compute @workgroup_size(1) fn main() {
  var value = 1u;
  var i = 0u;
  loop {
    let doubled = value * 2;
    out[i] = value;
    i++;
    continuing {
      value = doubled;
      break if value > 16;
    }
  }
}
