//# expect-error: wgsl/io-type line 3
@fragment
fn main(@location(0) @interpolate(flat) flag: bool) { }
