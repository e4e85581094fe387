//# targets: hlsl
//# options hlsl: {"dynamic_buffers": "0:0=1 0:1=2", "buffer_ranges_register": 3, "buffer_ranges_space": 0}
//# note: the buffer ranges, which the source does not name, say that one buffer begins at byte 32 and has 36 bytes, the other at byte 16 with 24
//# uniform 0:3: u32 0 0 32 36 16 24 0 0
//# write 0:0: u32 1*8 10 11 12 13 20 21 22 23 30 31
//# write 0:1: u32 2*4 5 6 7 8 0 0 2*2
//# expect 0:0: u32 1*8 10 19 12 13 20 21 22 23 30 31
//# expect 0:1: u32 2*4 9 6 7 9 0 9 2*2
//# expect 0:2: u32 2 20 13 22 6

struct Row { a: vec2u, b: array<u32, 2> }

@group(0) @binding(0) var<storage, read_write> rows: array<Row>;
@group(0) @binding(1) var<storage, read_write> counts: array<atomic<u32>>;
@group(0) @binding(2) var<storage, read_write> result: array<u32, 5>;

@compute @workgroup_size(1)
fn main() {
    result[0] = arrayLength(&rows);
    var row = rows[1];
    result[1] = row.a.x;
    result[2] = rows[0].b[1];
    result[3] = row.b[0];
    result[4] = arrayLength(&counts);
    rows[0].a[1] = 19;
    atomicAdd(&counts[0], 4u);
    atomicMax(&counts[3], 9u);
    // The length of what is bound, not of the buffer, holds indices to the range.
    for (var i = 0u; i < 2; i++) {
        atomicMax(&counts[100 + i], 9u);
    }
}
