//# uniform 0:0: u32 1 any*27 2 any*3
//# uniform 0:1: u32 3 any*15 4 any*3
//# uniform 0:2: u32 5 any*8 any*3
//# expect 0:3: u32 1 2 3 4 5
// Structures that end with room of their own, before other members and last: padding holds vectors.
struct Long { @size(112) x: u32 }
struct Short { @size(32) x: u32 }
struct Odd { @size(36) x: u32 }
struct First { x: Long, y: u32 }
struct Second { @size(64) x: Short, y: u32 }
struct Third { x: Odd }
@group(0) @binding(0) var<uniform> first: First;
@group(0) @binding(1) var<uniform> second: Second;
@group(0) @binding(2) var<uniform> third: Third;
@group(0) @binding(3) var<storage, read_write> out: array<u32, 5>;

@compute @workgroup_size(1)
fn main() {
  out[0] = first.x.x;
  out[1] = first.y;
  out[2] = second.x.x;
  out[3] = second.y;
  out[4] = third.x.x;
}
