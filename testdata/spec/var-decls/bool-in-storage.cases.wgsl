//# case fail
//# expect-error: wgsl/host-shareable line 2
@group(0) @binding(0) var<storage, read_write> flags: array<bool, 4>;
//# case pass
@group(0) @binding(0) var<storage, read_write> flags: array<u32, 4>;
