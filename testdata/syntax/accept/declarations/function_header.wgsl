fn f() {}
fn g(a: i32,) -> i32 { return a; }
@fragment fn h() -> @location(0) f32 { return 1; }
