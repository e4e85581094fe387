//# case fail
//# expect-error: wgsl/array-count-positive line 2
@group(0) @binding(0) var<storage> input: buffer<0>;
//# case pass
@group(0) @binding(0) var<storage> input: buffer<4>;
