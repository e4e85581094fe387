//# case fail
//# expect-error: wgsl/store-type line 2
@group(0) @binding(0) var<uniform> input: buffer;
//# case pass
@group(0) @binding(0) var<uniform> input: buffer<256>;
