var<private> n: f32;
