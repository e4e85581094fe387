//# expect-error: wgsl/const-not-representable line 3
// Both terms leave the range of f32 before their sum would be in it again.
const n = mix(vec2(3e38f), vec2(3e38f), vec2(3.0f));
