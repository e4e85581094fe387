//# dispatch: 5 1 1
//# read 0:0: i32 12 30 40 13 60
//# expect 0:1: i32 3 4 5 any 5 12 13 any 8 15 17 any 0 0 0 any 10 24 26 any
// A search through three nested loops, left at once by return: Pythagorean triples by perimeter.
@group(0) @binding(0) var<storage, read> perimeter: array<i32>;
@group(0) @binding(1) var<storage, read_write> triple: array<vec3i>;

fn search(total: i32) -> vec3i {
  for (var a = 1; a < 30; a++) {
    for (var b = a; b < 30; b++) {
      for (var c = b; c < 30; c++) {
        if a * a + b * b == c * c && a + b + c == total {
          return vec3i(a, b, c);
        }
      }
    }
  }
  return vec3i();
}

@compute @workgroup_size(1)
fn main(@builtin(workgroup_id) id: vec3u) {
  triple[id.x] = search(perimeter[id.x]);
}
