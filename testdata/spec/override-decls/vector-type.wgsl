//# expect-error: wgsl/override-type
override axis: vec2f = vec2f(1, 0);
