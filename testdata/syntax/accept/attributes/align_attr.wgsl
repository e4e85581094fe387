struct S { @align(16) a: i32, @align(4,) b: i32 }
