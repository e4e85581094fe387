//# expect-error: wgsl/binding-without-resource
@group(0) @binding(0) var<private> n: u32;
