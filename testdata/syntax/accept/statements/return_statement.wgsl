fn f() { return; }
fn g() -> i32 { return 1 + 2; }
fn h() -> i32 { return (1); }
