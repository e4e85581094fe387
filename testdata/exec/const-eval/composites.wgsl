//# dispatch: 1 1 1
//# expect 0:0: i32 5 30 3 9 4 2 7 33
// Members, elements, columns and swizzles of constant structures, arrays, matrices and vectors.
struct Point {
  at: vec3i,
  tags: array<i32, 2>,
}
const point = Point(vec3i(3, 4, 5), array(20, 30));
const grid = array(vec2(1, 2), vec2(3, 4), vec2i(6, 9));
const m = mat2x2f(vec2f(1, 2), vec2f(3, 4));
const points = array<Point, 2>(Point(), point);
const sum = grid[0] + grid[1].yx + grid[2].xx;
@group(0) @binding(0) var<storage, read_write> out: array<i32, 8>;

@compute @workgroup_size(1)
fn main() {
  out[0] = point.at.z;
  out[1] = points[1].tags[1];
  out[2] = points[1].at.zyx.z;
  out[3] = grid[2].y;
  out[4] = i32(m[1][1]);
  out[5] = i32(m[0].y);
  out[6] = i32((m * vec2f(1, 2)).x);
  out[7] = sum.x * point.at.x;
}
