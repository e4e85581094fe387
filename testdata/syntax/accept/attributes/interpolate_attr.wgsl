@fragment fn f(@location(0) @interpolate(flat) a: i32, @location(1) @interpolate(linear, center,) b: f32) {}
