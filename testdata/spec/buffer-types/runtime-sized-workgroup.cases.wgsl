//# case fail
//# expect-error: wgsl/store-type line 2
var<workgroup> shared_bytes: buffer;
//# case pass
override n = 64;
var<workgroup> shared_bytes: buffer<n>;
