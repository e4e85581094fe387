//# case fail
//# expect-error: wgsl/missing-binding line 2
@group(0) var s: sampler;
//# case pass
@group(0) @binding(2) var s: sampler;
