//# read 0:0: u32 0 1 2 3 4
//# expect 0:1: u32 10 21 21 33 99
fn pick(v: u32) -> u32 {
  switch v {
    case 0: { return 10; }
    case 1, 2: { return 21; }
    case 3: { if v == 3 { return 33; } }
    default: {}
  }
  return 99;
}
@group(0) @binding(0) var<storage, read> given: array<u32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 5>;
@compute @workgroup_size(5) fn main(@builtin(local_invocation_index) i: u32) { out[i] = pick(given[i]); }
