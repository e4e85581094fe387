//# case fail
//# expect-error: wgsl/io-type line 3
@fragment
fn main(@location(0) @interpolate(flat) flag: bool) { }
//# case pass
@fragment
fn main(@location(0) @interpolate(flat) flag: u32) { }
