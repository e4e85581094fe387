//# expect-error: wgsl/override-id-unique
@id(3) override a: f32 = 1;
@id(3) override b: f32 = 2;
