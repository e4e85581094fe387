var<workgroup> tile: array<f32, 2>;
