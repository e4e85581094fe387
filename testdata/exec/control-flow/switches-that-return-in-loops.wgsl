//# dispatch: 1 1 1
//# read 0:0: u32 0 1 2 3 5 6 9 12
//# expect 0:1: u32 14 9 21 16 9 33 9 54
// DXC dies on functions that return below a switch in a loop that it unrolls.
@group(0) @binding(0) var<storage, read> inputs: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> outputs: array<u32, 8>;
fn twice(bits: u32) -> u32 {
  var path = 0u;
  for (var i = 0u; i < 2u; i++) {
    switch (bits >> i) & 3u {
      case 0u, 3u: { path = path + 7u; continue; }
      case 1u: { return path + 9u; }
      default: { path = path * 3u + 21u; }
    }
    if bits > 5u { return path + 12u; }
    if bits == 2u { return path; }
  }
  return path;
}
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) index: u32) { outputs[index] = twice(inputs[index]); }
