struct Leaf {
  weight: f32,
  place: vec3f,
}

@group(0) @binding(0) var<storage, read_write> leaves: array<array<Leaf, 2>, 3>;
@group(0) @binding(1) var<storage, read_write> turns: array<mat3x3f, 2>;

@compute @workgroup_size(1)
fn main(@builtin(local_invocation_index) i: u32) {
  var flags: array<bool, 4>;
  flags[i] = true;
  var copy = leaves;
  copy[2] = copy[i];
  copy[i][1].place = turns[1] * copy[0][0].place;
  copy[1] = array<Leaf, 2>(Leaf(1.0f, vec3f(2.0f)), Leaf());
  leaves = copy;
  turns[0][i] = select(turns[1][0], vec3f(), flags[3]);
}
