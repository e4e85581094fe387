struct Switches {
  main_switch: bool,
  pair: vec2<bool>,
  bank: array<bool, 5>,
}

var<private> here: Switches;
var<workgroup> there: Switches;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 4>;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  var local: Switches;
  local.bank[i] = true;
  here = local;
  there.pair = vec2<bool>(here.main_switch, here.bank[0]);
  there.bank[2] = !there.pair.x;
  out[0] = u32(there.bank[2]);
  out[1] = u32(any(there.pair));
  out[2] = select(1u, 2u, here.bank[4]);
  if (local.bank[1]) {
    out[3] = 1u;
  }
}
