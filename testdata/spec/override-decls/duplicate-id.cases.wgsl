//# case fail
//# expect-error: wgsl/override-id-unique line 3
@id(3) override a: f32 = 1;
@id(3) override b: f32 = 2;
//# case pass
@id(3) override a: f32 = 1;
@id(4) override b: f32 = 2;
