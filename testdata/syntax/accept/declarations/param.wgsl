fn f(a: i32) {}
@fragment fn g(@location(0) a: f32) {}
