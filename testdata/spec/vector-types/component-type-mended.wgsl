var<private> v: vec2<f32>;
