//# expect-error: wgsl/override-type line 2
override axis: vec2f = vec2f(1, 0);
