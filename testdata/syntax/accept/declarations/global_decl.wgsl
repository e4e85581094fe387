var<private> a: i32;
const b = 1;
alias C = i32;
struct D { e: i32 }
fn f() {}
override g = 1;
