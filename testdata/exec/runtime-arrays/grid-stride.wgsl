//# dispatch: 2 1 1
//# write 0:0: u32 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
//# expect 0:0: u32 1 4 9 16 25 36 49 64 81 100 121 144 169 196 225 256 289 324 361 400 441 484 529
// Eight invocations share an array of any length by striding over it.
@group(0) @binding(0) var<storage, read_write> data: array<u32>;

@compute @workgroup_size(4)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  let length = arrayLength(&data);
  for (var i = id.x; i < length; i += groups.x * 4) {
    data[i] *= data[i];
  }
}
