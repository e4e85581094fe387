//# case fail
//# expect-error: wgsl/initializer-placement line 2
@group(0) @binding(0) var<storage, read_write> total: u32 = 0;
//# case pass
@group(0) @binding(0) var<storage, read_write> total: u32;
