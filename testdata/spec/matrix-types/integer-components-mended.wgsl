var<private> m: mat2x2<f32>;
