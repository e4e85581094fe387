//# dispatch: 2 1 1
//# write 0:0: u32 0x3f800000 1
//# expect 0:0: u32 0x43790000 497
// The usual loop that builds an operation of its own: a float sum and a sum kept below a limit.
@group(0) @binding(0) var<storage, read_write> cells: array<atomic<u32>, 2>;

fn add_float(value: f32) {
  var old = atomicLoad(&cells[0]);
  loop {
    let wanted = bitcast<u32>(bitcast<f32>(old) + value);
    let r = atomicCompareExchangeWeak(&cells[0], old, wanted);
    if r.exchanged {
      break;
    }
    old = r.old_value;
  }
}

fn add_below(value: u32, limit: u32) {
  loop {
    let old = atomicLoad(&cells[1]);
    if old + value >= limit || atomicCompareExchangeWeak(&cells[1], old, old + value).exchanged {
      return;
    }
  }
}

@compute @workgroup_size(16)
fn main(@builtin(global_invocation_id) id: vec3u) {
  add_float(0.5 * f32(id.x));
  add_below(id.x, 10000u);
}
