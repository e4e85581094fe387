//# dispatch: 1 1 1
//# expect 0:0: u32 1 2 3 4 2 3 4 5 3 5 7 9
// Recursion is not allowed, so the Ackermann function keeps its own stack in an array behind a pointer.
struct Stack {
  items: array<u32, 32>,
  top: u32,
}
@group(0) @binding(0) var<storage, read_write> out: array<array<u32, 4>, 3>;

fn push(s: ptr<function, Stack>, value: u32) {
  let top = (*s).top;
  (*s).items[top] = value;
  (*s).top = top + 1;
}

fn pop(s: ptr<function, Stack>) -> u32 {
  (*s).top -= 1;
  return (*s).items[(*s).top];
}

fn ackermann(first: u32, second: u32) -> u32 {
  var stack: Stack;
  var n = second;
  push(&stack, first);
  while stack.top > 0 {
    let m = pop(&stack);
    if m == 0 {
      n += 1;
    } else if n == 0 {
      push(&stack, m - 1);
      n = 1;
    } else {
      push(&stack, m - 1);
      push(&stack, m);
      n -= 1;
    }
  }
  return n;
}

@compute @workgroup_size(3, 4)
fn main(@builtin(local_invocation_id) id: vec3u) {
  out[id.x][id.y] = ackermann(id.x, id.y);
}
