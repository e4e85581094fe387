//# dispatch: 1 1 1
//# expect 0:0: i32 0 1 1 1 1 3 3 3 3
// A variable without initializer declared in a loop body is zero again at each turn.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 9>;

@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 4; i++) {
    var fresh: i32;
    fresh += 1;
    out[i + 1] = fresh;
    {
      var block: vec3i;
      block += vec3i(1);
      fresh = block.x + block.y + block.z;
    }
    out[i + 5] = fresh;
  }
}
