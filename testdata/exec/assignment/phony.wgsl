//# dispatch: 1 1 1
//# read 0:1: i32 9
//# expect 0:0: i32 2 3
// A phony assignment evaluates its right side and stores nothing.
@group(0) @binding(0) var<storage, read_write> out: vec2i;
@group(0) @binding(1) var<storage, read> unused: i32;
var<private> calls: i32;

fn next() -> i32 {
  calls++;
  return calls;
}

@compute @workgroup_size(1)
fn main() {
  _ = next();
  _ = vec2i(next(), 5);
  out.x = calls;
  _ = unused;
  _ = next() > 0 || next() > 0;
  out.y = calls;
}
