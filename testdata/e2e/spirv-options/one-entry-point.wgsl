//# targets: spirv
//# entry-point: second
// One of three entry points, with what it alone needs.
@group(0) @binding(0) var<uniform> a: vec4f;
@group(0) @binding(1) var<uniform> b: vec4f;

fn helper() -> vec4f { return a; }

@fragment
fn first() -> @location(0) vec4f { return helper(); }

@fragment
fn second() -> @location(0) vec4f { return b; }

@compute @workgroup_size(1)
fn third() { _ = helper(); }
