//# case fail
//# expect-error: wgsl/buffer-size line 2
@group(0) @binding(0) var<storage> input: buffer<62>;
//# case pass
@group(0) @binding(0) var<storage> input: buffer<64>;
