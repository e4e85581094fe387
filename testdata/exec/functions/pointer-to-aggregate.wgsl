//# dispatch: 1 1 1
//# expect 0:0: i32 1 4 9 16 25 36 -1 49 0 8
// Pointers to whole arrays and structures: elements and members written through the dereferenced pointer.
struct State {
  values: array<i32, 6>,
  tag: vec2i,
}
@group(0) @binding(0) var<storage, read_write> out: array<i32, 10>;

fn squares(to: ptr<function, array<i32, 6>>) {
  for (var i = 0; i < 6; i++) {
    (*to)[i] = (i + 1) * (i + 1);
  }
}

fn mark(s: ptr<function, State>, by: i32) {
  (*s).tag = vec2i(-1, by);
  (*s).tag.y *= by;
  let inner = &(*s).tag;
  (*inner).y += 0;
}

@compute @workgroup_size(1)
fn main() {
  var list: array<i32, 6>;
  squares(&list);
  var s: State;
  s.values = list;
  mark(&s, 7);
  for (var i = 0; i < 6; i++) {
    out[i] = s.values[i];
  }
  out[6] = s.tag.x;
  out[7] = s.tag.y;
  var other = State();
  out[8] = other.tag.x;
  other = s;
  other.values[0] = 8;
  out[9] = other.values[0] * s.values[0];
}
