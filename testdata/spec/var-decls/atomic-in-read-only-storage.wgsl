//# expect-error: wgsl/atomic-placement
@group(0) @binding(0) var<storage, read> hits: atomic<u32>;
