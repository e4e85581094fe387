//# dispatch: 2 2 1
//# read 0:0: u32 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33
//# read 0:0: u32 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63
//# expect 0:1: u32 0 8 16 24 32 40 48 56 1 9 17 25 33 41 49 57 2 10 18 26 34 42 50 58 3 11 19 27 35 43 51 59
//# expect 0:1: u32 4 12 20 28 36 44 52 60 5 13 21 29 37 45 53 61 6 14 22 30 38 46 54 62 7 15 23 31 39 47 55
//# expect 0:1: u32 63
// An eight by eight transpose through four by four tiles of shared memory: two dimensional ids and workgroups.
const size = 8u;
const tile_size = 4u;
@group(0) @binding(0) var<storage, read> source: array<u32>;
@group(0) @binding(1) var<storage, read_write> result: array<u32>;
var<workgroup> tile: array<array<u32, tile_size>, tile_size>;

@compute @workgroup_size(tile_size, tile_size)
fn main(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) local: vec3u) {
  let origin = group.xy * tile_size + local.xy;
  tile[local.y][local.x] = source[origin.y * size + origin.x];
  workgroupBarrier();
  let to = group.yx * tile_size + local.xy;
  result[to.y * size + to.x] = tile[local.x][local.y];
}
