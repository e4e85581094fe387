@fragment fn f(@location(0) a: f32) -> @location(1,) f32 { return a; }
