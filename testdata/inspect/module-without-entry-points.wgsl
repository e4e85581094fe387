// Nothing is used by an entry point, so there is nothing but overrides and what the module asks for.
enable f16;
requires pointer_composite_access;
override size = 4;
@group(0) @binding(0) var<uniform> unused: vec4f;
fn helper() -> vec4f { return unused * f32(size); }
