//# case fail
//# expect-error: wgsl/array-count-const line 3
override n = 64;
@group(0) @binding(0) var<storage> input: buffer<n>;
//# case pass
@group(0) @binding(0) var<storage> input: buffer<64>;
