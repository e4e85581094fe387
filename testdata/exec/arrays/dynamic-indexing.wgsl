//# dispatch: 1 1 1
//# read 0:0: u32 3 10 6 2 9 5 1 8 4 0 7
//# expect 0:1: u32 2 7 1 6 0 5 10 4 9 3 8
//# expect 0:2: u32 9 6 3 0 8 5 2 10 7 4 1
// A permutation followed twice and inverted: reads and writes of local arrays at run time indices.
@group(0) @binding(0) var<storage, read> p: array<u32, 11>;
@group(0) @binding(1) var<storage, read_write> twice: array<u32, 11>;
@group(0) @binding(2) var<storage, read_write> inverse: array<u32, 11>;

@compute @workgroup_size(1)
fn main() {
  var local = p;
  var back: array<u32, 11>;
  for (var i = 0u; i < 11u; i++) {
    twice[i] = local[local[i]];
    back[local[i]] = i;
  }
  inverse = back;
}
