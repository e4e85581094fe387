// Built-ins whose results go nowhere, where that is allowed.
var<workgroup> w: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  atomicAdd(&w, i);
  atomicExchange(&a, i);
  atomicCompareExchangeWeak(&a, 0u, 1u);
  workgroupBarrier();
  _ = atomicLoad(&w);
  _ = sqrt(f32(i));
}
