var<private> a: i32;
var<workgroup> b: array<i32, 4>;
fn f() { var c: i32; var<function> d: f32; var e = 1; }
