var<workgroup> w: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> a: atomic<u32>;

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) i: u32) {
  _ = atomicAdd(&w, i);
  _ = atomicExchange(&a, i);
  _ = atomicCompareExchangeWeak(&a, 0u, 1u);
  workgroupBarrier();
}
