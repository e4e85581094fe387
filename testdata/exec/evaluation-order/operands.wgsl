//# expect 0:0: i32 -1 12 7 1
var<private> n: i32;
fn tick() -> i32 { n += 1; return n; }
@group(0) @binding(0) var<storage, read_write> out: array<i32>;
@compute @workgroup_size(1) fn main() {
  out[0] = tick() - tick();
  n = 0;
  out[1] = tick() * 10 + tick();
  n = 0;
  out[2] = tick() + tick() * tick();
  n = 4;
  out[3] = select(0, 1, tick() < tick());
}
