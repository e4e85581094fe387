//# case fail
//# expect-error: wgsl/atomic-access line 4
@group(0) @binding(0) var<storage, read_write> hits: atomic<u32>;
fn f() -> u32 {
  return hits;
}
//# case pass
@group(0) @binding(0) var<storage, read_write> hits: atomic<u32>;
fn f() -> u32 {
  return atomicLoad(&hits);
}
