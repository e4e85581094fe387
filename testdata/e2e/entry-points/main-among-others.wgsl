// Entry points called main in a module with others, and helpers that look like entry points.
@group(0) @binding(0) var<storage, read_write> out: vec4u;

fn main0() -> u32 { return 1; }

@compute @workgroup_size(1)
fn main() { out.x = main0(); }

@compute @workgroup_size(2, 1, 1)
fn main1() { out.y = 2; }

@compute @workgroup_size(1)
fn main_() { out.z = 3; }
