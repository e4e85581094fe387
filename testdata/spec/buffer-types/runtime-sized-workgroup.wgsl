//# expect-error: wgsl/store-type line 2
var<workgroup> shared_bytes: buffer;
