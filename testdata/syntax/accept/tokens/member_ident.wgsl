struct S { value: i32, xyzq: i32 }
fn f(s: S) -> i32 { return s.value + s.xyzq; }
