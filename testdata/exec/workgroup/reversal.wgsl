//# dispatch: 4 1 1
//# write 0:0: u32 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122
//# write 0:0: u32 123 124 125 126 127 128 129 130 131
//# expect 0:0: u32 107 106 105 104 103 102 101 100 115 114 113 112 111 110 109 108 123 122 121 120 119 118
//# expect 0:0: u32 117 116 131 130 129 128 127 126 125 124
// Values pass between invocations through shared memory with a barrier in the middle.
@group(0) @binding(0) var<storage, read_write> data: array<u32>;
var<workgroup> tile: array<u32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_id) local: vec3u, @builtin(global_invocation_id) global: vec3u) {
  tile[local.x] = data[global.x];
  workgroupBarrier();
  data[global.x] = tile[7u - local.x];
}
