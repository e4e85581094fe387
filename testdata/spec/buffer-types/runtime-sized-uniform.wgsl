//# expect-error: wgsl/store-type line 2
@group(0) @binding(0) var<uniform> input: buffer;
