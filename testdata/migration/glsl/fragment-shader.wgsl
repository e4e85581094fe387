//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 9
//# expect-error: wgsl/foreign-syntax line 10
//# expect-error: wgsl/foreign-syntax line 11
//# expect-error: wgsl/foreign-syntax line 12
//# expect-error: wgsl/foreign-syntax line 13
//# expect-error: wgsl/foreign-syntax line 14
#version 300 es
precision mediump float;
uniform float time;
in vec2 uv;
out vec4 colour;
void main() {
  float wave = sin(time + uv.x);
  colour = vec4(wave, uv, 1.0);
}
