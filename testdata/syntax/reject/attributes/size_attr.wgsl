//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
struct S { @size a: i32 }
struct S { @size() a: i32 }
struct S { @size(1, 2) a: i32 }
struct S { @size(1 a: i32 }
