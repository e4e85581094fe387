@fragment fn f(@location(0) @interpolate(flat) a: i32, @location(1) @interpolate(perspective) b: f32) {}
