struct vec4_ {
  dvec2: vec2f,
  mat4: mat4x4f,
  uvec3: vec3u,
}

@group(0) @binding(0) var<storage, read_write> buffer_: vec4_;
var<private> gl_Position: vec4f;

fn texture(sampler2D: f32) -> f32 {
  return sampler2D;
}

fn mod_(x: f32, y: f32) -> f32 {
  return x - y * floor(x / y);
}

fn atan(y: f32, x: f32) -> f32 {
  return atan2(y, x);
}

fn main_1(attribute_: f32) -> f32 {
  return attribute_;
}

@compute @workgroup_size(1)
fn main() {
  let v = texture(1.0f);
  let v_1 = mod_(5.0f, 3.0f);
  let v_2 = atan(1.0f, 2.0f);
  let gl_FragCoord = vec4f(v, v_1, v_2, main_1(2.0f));
  gl_Position = gl_FragCoord;
  var input = buffer_.dvec2;
  var output = input + gl_Position.xy;
  let double__underscore = output;
  buffer_.dvec2 = select(double__underscore, input, vec2<bool>(true, false));
  let discard_ = buffer_.uvec3;
  let uniform = discard_.x;
  let attribute1 = uniform;
  buffer_.uvec3.y = attribute1;
}
