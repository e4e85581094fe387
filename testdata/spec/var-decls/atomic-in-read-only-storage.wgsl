//# expect-error: wgsl/atomic-place
@group(0) @binding(0) var<storage, read> hits: atomic<u32>;
