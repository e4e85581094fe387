//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
@id override a: i32;
@id() override a: i32;
@id(1, 2) override a: i32;
@id(1 override a: i32;
