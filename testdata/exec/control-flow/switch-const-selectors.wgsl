//# dispatch: 1 1 1
//# read 0:0: i32 6 7 8 11 31 32
//# expect 0:1: i32 1 0 2 3 4 0
// Selectors are const-expressions: names, arithmetic, calls of built-ins, values of module constants.
const base = 3;
const table = array(4, 8, 16);
const wide: i32 = base * 10 + 1;
@group(0) @binding(0) var<storage, read> v: array<i32, 6>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 6>;

@compute @workgroup_size(6)
fn main(@builtin(local_invocation_index) i: u32) {
  switch v[i] {
    case base + base { out[i] = 1; }
    case table[1] { out[i] = 2; }
    case max(base, 11) { out[i] = 3; }
    case wide { out[i] = 4; }
    default {}
  }
}
