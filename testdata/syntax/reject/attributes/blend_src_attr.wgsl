//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
struct S { @blend_src a: vec4f }
struct S { @blend_src() a: vec4f }
struct S { @blend_src(1, 2) a: vec4f }
struct S { @blend_src(1 a: vec4f }
