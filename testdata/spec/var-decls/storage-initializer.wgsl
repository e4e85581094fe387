//# expect-error: wgsl/initializer-space
@group(0) @binding(0) var<storage, read_write> total: u32 = 0;
