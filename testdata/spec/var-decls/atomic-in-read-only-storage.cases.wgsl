//# case fail
//# expect-error: wgsl/atomic-placement line 2
@group(0) @binding(0) var<storage, read> hits: atomic<u32>;
//# case pass
@group(0) @binding(0) var<storage, read_write> hits: atomic<u32>;
