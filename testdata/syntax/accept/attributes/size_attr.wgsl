struct S { @size(16) a: i32, @size(4,) b: i32 }
