//# expect-error: wgsl/atomic-placement line 2
@group(0) @binding(0) var<storage, read> hits: atomic<u32>;
