//# dispatch: 1 1 1
//# read 0:0: i32 1
//# expect 0:1: u32 0 1 1 1 1 1 0 2 0 1 1 2 1 4
// The right operand of a logical operator runs only when the left one has not decided; & and | run both.
@group(0) @binding(0) var<storage, read> one: i32;
@group(0) @binding(1) var<storage, read_write> out: array<u32, 14>;
var<private> calls: u32;

fn probe(answer: bool) -> bool {
  calls++;
  return answer;
}

fn record(at: u32, answer: bool) {
  out[at] = u32(answer);
  out[at + 1] = calls;
  calls = 0;
}

@compute @workgroup_size(1)
fn main() {
  let yes = one == 1;
  record(0, probe(!yes) && probe(yes));
  record(2, probe(yes) || probe(yes));
  record(4, yes && probe(yes));
  record(6, probe(!yes) | probe(!yes));
  record(8, probe(!yes) && (probe(yes) || probe(yes)));
  record(10, (probe(!yes) || probe(yes)) && yes);
  record(12, (probe(!yes) || probe(yes)) && (probe(yes) && probe(yes)));
}
