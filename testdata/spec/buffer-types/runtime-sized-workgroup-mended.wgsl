override n = 64;
var<workgroup> shared_bytes: buffer<n>;
