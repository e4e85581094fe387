//# case fail
//# expect-error: wgsl/buffer-size line 3
enable f16;
@group(0) @binding(0) var<storage> input: buffer<63>;
//# case pass
enable f16;
@group(0) @binding(0) var<storage> input: buffer<62>;
