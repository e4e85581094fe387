//# case fail
//# expect-error: wgsl/collective-uniformity line 7
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;
@group(0) @binding(1) var<storage> b: u32;
@compute @workgroup_size(64)
fn main() {
  if atomicLoad(&a) == 1 {
    storageBarrier();
  }
}
//# case pass
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;
@group(0) @binding(1) var<storage> b: u32;
@compute @workgroup_size(64)
fn main() {
  if b == 1 {
    storageBarrier();
  }
}
