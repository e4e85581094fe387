override axis: f32 = 1;
