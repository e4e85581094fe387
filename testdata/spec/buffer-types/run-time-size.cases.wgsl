//# case fail
//# expect-error: wgsl/array-count-const line 3
var<private> n = 64;
var<workgroup> bytes: buffer<n>;
//# case pass
override n = 64;
var<workgroup> bytes: buffer<n>;
