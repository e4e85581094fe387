//# dispatch: 1 1 1
//# read 0:0: i32 2 3 1 4 1 0 3 5
//# expect 0:1: i32 5 4 -4 0
// A small stack machine whose structure lives in private memory: push, add, multiply, negate.
struct Machine {
  stack: array<i32, 8>,
  depth: u32,
  steps: i32,
}
var<private> m: Machine;
@group(0) @binding(0) var<storage, read> program: array<i32, 8>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 4>;

fn push(x: i32) {
  m.stack[m.depth] = x;
  m.depth++;
}

fn pop() -> i32 {
  m.depth--;
  return m.stack[m.depth];
}

@compute @workgroup_size(1)
fn main() {
  push(program[0]);
  push(program[1]);
  push(pop() + pop());
  out[0] = m.stack[0];
  push(program[2]);
  let top = pop();
  push(pop() - top);
  out[1] = m.stack[m.depth - 1];
  push(-pop());
  out[2] = m.stack[0];
  _ = pop();
  out[3] = i32(m.depth) + m.steps;
}
