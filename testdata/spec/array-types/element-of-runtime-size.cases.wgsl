//# case fail
//# expect-error: wgsl/array-element-type line 2
@group(0) @binding(0) var<storage> grid: array<array<u32>>;
//# case pass
@group(0) @binding(0) var<storage> grid: array<array<u32, 4>>;
