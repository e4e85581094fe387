//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
struct S { @align a: i32 }
struct S { @align() a: i32 }
struct S { @align(1, 2) a: i32 }
struct S { @align(1 a: i32 }
