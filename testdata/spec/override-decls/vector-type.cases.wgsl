//# case fail
//# expect-error: wgsl/override-type line 2
override axis: vec2f = vec2f(1, 0);
//# case pass
override axis: f32 = 1;
