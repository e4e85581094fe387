fn f(a: i32, b: i32,) {}
fn g(a: i32, b: i32) {}
