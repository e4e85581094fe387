const n: f32 = 1e38;
