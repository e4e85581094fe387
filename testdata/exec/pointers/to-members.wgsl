//# write 0:0: u32 1 2 3 4
//# expect 0:0: u32 11 2 13 4
struct Point { x: u32, y: u32 }
@group(0) @binding(0) var<storage, read_write> points: array<Point, 2>;
@compute @workgroup_size(1) fn main() {
  let first = &points[0];
  let x = &first.x;
  *x += 10;
  let second = &(points[1]);
  (*second).x += 10;
}
