// Helper functions that no entry point calls.
fn square(x: f32) -> f32 { return x * x; }
fn cube(x: f32) -> f32 { return square(x) * x; }
fn store(p: ptr<function, vec2f>, x: f32) { *p = vec2f(square(x), cube(x)); }
