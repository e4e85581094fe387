// Declarations whose initializers are abstract get concrete types; constants stay abstract.
const answer = 42;
const ratio = 2.5;
const corner = vec2(1, 2.5);
const squares = array(1, 4, 9);
@group(0) @binding(0) var<storage, read_write> f: vec4f;
@group(0) @binding(1) var<storage, read_write> u: vec4u;

@compute @workgroup_size(1)
fn main() {
  let i = answer;
  var g = ratio;
  let v = corner;
  var list = squares;
  g += answer;
  list[0] += i;
  f = vec4f(g, answer, v);
  u = vec4u(answer, u32(list[0]), squares[1], squares[2]);
}
