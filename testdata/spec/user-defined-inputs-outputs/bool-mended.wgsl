@fragment
fn main(@location(0) @interpolate(flat) flag: u32) { }
