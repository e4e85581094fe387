// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/initializer-placement
var<workgroup> a = 1;
//# case 1-accepted
var<private> a = 1;
//# case 2-rejected
//# expect-error: wgsl/template-arguments
@group(0) @binding(0) var<read_write> a: i32;
//# case 2-accepted
@group(0) @binding(0) var<storage, read_write> a: i32;
//# case 3-rejected
//# expect-error: wgsl/address-space-missing
var a: i32;
//# case 3-accepted
var<private> a: i32;
//# case 4-rejected
//# expect-error: wgsl/address-space-placement
@group(0) @binding(0) var<private> a: sampler;
//# case 4-accepted
@group(0) @binding(0) var a: sampler;
//# case 5-rejected
//# expect-error: wgsl/access-mode
var<private, read_write> a: i32;
//# case 5-accepted
@group(0) @binding(0) var<storage, read> a: i32;
//# case 6-rejected
//# expect-error: wgsl/store-type
@group(0) @binding(0) var<uniform> a: array<vec4f>;
//# case 6-accepted
@group(0) @binding(0) var<uniform> a: array<vec4f, 2>;
//# case 7-rejected
//# expect-error: wgsl/host-shareable
struct S { a: bool } @group(0) @binding(0) var<storage> a: S;
//# case 7-accepted
struct S { a: i32 } @group(0) @binding(0) var<storage> a: S;
//# case 8-rejected
//# expect-error: wgsl/store-type
var<immediate> a: array<i32, 2>;
//# case 8-accepted
var<immediate> a: vec2i;
//# case 9-rejected
//# expect-error: wgsl/immediate-duplicate
var<immediate> a: i32; var<immediate> b: i32; @compute @workgroup_size(1) fn main() { _ = a + b; }
//# case 9-accepted
var<immediate> a: i32; var<immediate> b: i32; @compute @workgroup_size(1) fn main() { _ = a; }
//# case 10-rejected
//# expect-error: wgsl/override-expression-required
var<private> a = 1; var<private> b = a;
//# case 10-accepted
override a = 1; var<private> b = a;
