//# expect 0:0: u32 3 30
var<private> count: u32;
var<private> scaled: u32 = 10;
@group(0) @binding(0) var<storage, read_write> out: array<u32>;
fn triple(p: ptr<private, u32>) { *p = *p * 3; }
fn next(p: ptr<private, u32>) -> u32 { *p += 1; return *p; }
@compute @workgroup_size(1) fn main() {
  _ = next(&count);
  triple(&scaled);
  _ = next(&count);
  out[0] = next(&count);
  out[1] = scaled;
}
