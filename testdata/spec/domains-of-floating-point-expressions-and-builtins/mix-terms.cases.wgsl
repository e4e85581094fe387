//# case fail
//# expect-error: wgsl/const-not-representable line 3
// Both terms leave the range of f32 before their sum would be in it again.
const n = mix(vec2(3e38f), vec2(3e38f), vec2(3.0f));
//# case pass
const n = mix(vec2(1e38f), vec2(2e38f), vec2(0.5f));
