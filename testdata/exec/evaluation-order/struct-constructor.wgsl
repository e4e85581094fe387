//# expect 0:0: u32 1 2 3 4
struct Three { a: u32, b: vec2u, c: u32 }
var<private> n: u32;
fn tick() -> u32 { n += 1; return n; }
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  let t = Three(tick(), vec2u(tick(), tick()), tick());
  out[0] = t.a; out[1] = t.b.x; out[2] = t.b.y; out[3] = t.c;
}
