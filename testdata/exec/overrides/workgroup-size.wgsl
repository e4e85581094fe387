//# dispatch: 2 1 1
//# override: width = 6
//# expect 0:0: u32 100 101 102 103 104 105 106 107 108 109 110 111 0*4
// The workgroup's size comes from an override and an expression of overrides.
override width: u32 = 1;
override height = width / 6;
@group(0) @binding(0) var<storage, read_write> out: array<u32, 16>;

@compute @workgroup_size(width, height)
fn main(@builtin(global_invocation_id) id: vec3u) {
  out[id.x] += 100 + id.x;
}
