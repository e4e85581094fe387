//# expect-error: wgsl/initializer-placement
@group(0) @binding(0) var<storage, read_write> total: u32 = 0;
