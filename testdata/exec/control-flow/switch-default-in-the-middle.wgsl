//# dispatch: 1 1 1
//# read 0:0: u32 9 10 11 12 13 0
//# read 0:1: u32 0 1 2 3 4 0xee6b2800
//# expect 0:2: u32 2 1 2 3 2 2
//# expect 0:3: u32 7 7 7 8 7 7
// The default clause may stand anywhere, and default may share a clause with ordinary selectors.
@group(0) @binding(0) var<storage, read> v: array<u32, 6>;
@group(0) @binding(1) var<storage, read> w: array<u32, 6>;
@group(0) @binding(2) var<storage, read_write> middle: array<u32, 6>;
@group(0) @binding(3) var<storage, read_write> shared_default: array<u32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  switch v[i] {
    case 10u: { middle[i] = 1; }
    default: { middle[i] = 2; }
    case 12u: { middle[i] = 3; }
  }
  var kind = 0u;
  switch (w[i]) {
    case 0, default, 2 {
      kind = 7u;
    }
    case 3 {
      kind = 8u;
    }
    case 1 {
      kind = 7u;
    }
  }
  shared_default[i] = kind;
}
