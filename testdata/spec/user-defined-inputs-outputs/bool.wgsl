//# expect-error: wgsl/io-type
@fragment
fn main(@location(0) @interpolate(flat) flag: bool) { }
