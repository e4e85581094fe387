struct S { a: i32, b: i32, }
struct T { a: i32, b: i32 }
