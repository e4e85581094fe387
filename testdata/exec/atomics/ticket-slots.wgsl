//# dispatch: 2 1 1
//# expect 0:0: u32 24
//# expect 0:0: u32 1*24
// An atomic add hands out every ticket exactly once: each slot is filled once whatever the order.
struct Tickets {
  next: atomic<u32>,
  slots: array<atomic<u32>, 24>,
}
@group(0) @binding(0) var<storage, read_write> tickets: Tickets;

fn take() -> u32 {
  let next = &tickets.next;
  return atomicAdd(next, 1u);
}

@compute @workgroup_size(12)
fn main() {
  let mine = take();
  atomicAdd(&tickets.slots[mine], 1u);
}
