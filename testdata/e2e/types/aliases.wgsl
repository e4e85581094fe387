// Aliases of every kind of type, aliases of aliases, declared after their use.
alias Index = u32;
alias Position = vec3<Real>;
alias Real = f32;
alias Frame = mat3x3<Real>;
alias Row = array<Position, row_length>;
alias Rows = array<Row, 2>;
alias Body = Rigid;
alias Pointer = ptr<function, Position>;
const row_length = 3;

struct Rigid {
  frame: Frame,
  points: Rows,
}
@group(0) @binding(0) var<storage, read_write> body: Body;

fn shift(p: Pointer, by: Real) {
  *p += Position(by);
}

@compute @workgroup_size(1)
fn main() {
  var p: Position = body.points[Index(1)][2];
  shift(&p, 0.5);
  body.points[0] = Row(p, p, body.frame * p);
  let r = Rigid();
  body.frame = r.frame;
}
