//# expect-error: wgsl/binding-placement
@group(0) @binding(0) var<private> n: u32;
