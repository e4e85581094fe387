//# expect-error: wgsl/missing-binding line 2
@group(0) var s: sampler;
