//# note: bools live in private and function memory; in buffers they are words
//# read 0:0: u32 0 1 5 0
//# expect 0:1: u32 0 1 1 0 2
var<private> flags: array<bool, 4>;
@group(0) @binding(0) var<storage, read> given: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 5>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0; i < 4; i++) { flags[i] = bool(given[i]); }
  var count = 0u;
  for (var i = 0; i < 4; i++) {
    out[i] = u32(flags[i]);
    count += select(0u, 1u, flags[i]);
  }
  out[4] = count;
}
