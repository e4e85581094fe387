// Identifiers that are keywords, types or built-ins in GLSL; leading gl_ and double underscores inside are fine too.
struct vec4_ { dvec2: vec2f, mat4: mat4x4f, uvec3: vec3u }
@group(0) @binding(0) var<storage, read_write> buffer_: vec4_;
var<private> gl_Position: vec4f;
const bvec2 = vec2(true, false);

fn texture(sampler2D: f32) -> f32 { return sampler2D; }
fn mod_(x: f32, y: f32) -> f32 { return x - y * floor(x / y); }
fn atan(y: f32, x: f32) -> f32 { return atan2(y, x); }
fn main_1(attribute_: f32) -> f32 { return attribute_; }

@compute @workgroup_size(1)
fn main() {
  let gl_FragCoord = vec4f(texture(1), mod_(5, 3), atan(1, 2), main_1(2));
  gl_Position = gl_FragCoord;
  var input = buffer_.dvec2;
  var output = input + gl_Position.xy;
  let double__underscore = output;
  buffer_.dvec2 = select(double__underscore, input, bvec2);
  let discard_ = buffer_.uvec3;
  let uniform = discard_.x;
  let attribute1 = uniform;
  buffer_.uvec3.y = attribute1;
}
