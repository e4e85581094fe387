//# expect-error: wgsl/location-type
@fragment
fn main(@location(0) @interpolate(flat) flag: bool) { }
