//# expect-error: wgsl/array-element-type
@group(0) @binding(0) var<storage> grid: array<array<u32>>;
