//# case fail
//# expect-error: wgsl/writable-stage line 4
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;
@vertex
fn main() -> @builtin(position) vec4f {
  textureStore(t, vec2u(), vec4f());
  return vec4f();
}
//# case pass
@group(0) @binding(0) var t: texture_storage_2d<rgba8unorm, write>;
@fragment
fn main() -> @location(0) vec4f {
  textureStore(t, vec2u(), vec4f());
  return vec4f();
}
