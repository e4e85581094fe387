// Stores to components, columns and elements that only the run time knows, in local and private variables: not every compiler has them.
struct Inner {
  list: array<i32, 3>,
  v: vec3i,
}
struct Outer {
  inners: array<Inner, 2>,
  turns: array<mat2x2f, 2>,
}
@group(0) @binding(0) var<storage, read> at: array<u32, 4>;
@group(0) @binding(1) var<storage, read_write> floats: array<f32, 12>;
@group(0) @binding(2) var<storage, read_write> whole: array<i32, 12>;

var<private> kept: Outer;

fn set_element(list: ptr<function, array<i32, 3>>, index: u32, value: i32) {
  list[index] = value;
}

fn set_column(m: ptr<function, mat2x2f>, index: u32, value: vec2f) {
  m[index] = value;
}

@compute @workgroup_size(1)
fn main() {
  var v: vec4f;
  v[at[0]] = 5;
  floats[0] = v.x;
  floats[1] = v.y;
  floats[2] = v.z;
  floats[3] = v.w;

  var m: mat2x2f;
  set_column(&m, at[1], vec2f(6, 7));
  m[at[1]].x = 0;
  floats[4] = m[0].x;
  floats[5] = m[0].y;
  floats[6] = m[1].x;
  floats[7] = m[1].y;

  kept.turns[at[1]][at[2]] = vec2f(8, 2);
  kept.turns[at[1]][at[2]][at[1]] -= 2;
  kept.turns[at[2]][at[1]][at[2]] = 9;
  floats[8] = kept.turns[1][0].x;
  floats[9] = kept.turns[1][0].y;
  floats[10] = kept.turns[0][1].x;
  floats[11] = kept.turns[0][1].y;

  var o: Outer;
  set_element(&o.inners[at[2]].list, at[0], 1);
  o.inners[at[2]].v[at[2]] = 4;
  o.inners[at[1]].list[at[2]] += 3;
  let p = &o.inners[at[1]].list[at[0]];
  *p = 6;
  o.inners[at[1]].v[at[0]] = 9;
  for (var i = 0; i < 2; i++) {
    for (var j = 0; j < 3; j++) {
      whole[i * 6 + j] = o.inners[i].list[j];
      whole[i * 6 + 3 + j] = o.inners[i].v[j];
    }
  }
}
