override n = 64;
var<workgroup> bytes: buffer<n>;
