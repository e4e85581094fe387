struct S { a: i32 }
struct T { s: S };
