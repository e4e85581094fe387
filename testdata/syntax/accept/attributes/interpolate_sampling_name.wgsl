@fragment fn f(@location(0) @interpolate(flat, either) a: i32, @location(1) @interpolate(perspective, sample) b: f32) {}
