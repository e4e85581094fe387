//# read 0:0: u32 0 1 2 3 4 5 6 7
//# expect 0:1: u32 10 11 12 13 14 15 16 17
@group(0) @binding(0) var<storage, read> given: array<u32, 8>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 8>;
@compute @workgroup_size(8) fn main(@builtin(local_invocation_index) i: u32) {
  let v = given[i];
  var r = 0u;
  if v < 4 {
    if v < 2 { if v == 0 { r = 10; } else { r = 11; } } else { if v == 2 { r = 12; } else { r = 13; } }
  } else {
    if v < 6 { if v == 4 { r = 14; } else { r = 15; } } else if v == 6 { r = 16; } else { r = 17; }
  }
  out[i] = r;
}
