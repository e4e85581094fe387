//# options msl: {"robustness": false}
//# note: vectors, matrices and arrays are indexed with integers of either kind, as the source says

struct Table { rows: mat3x2f, bits: vec4<bool>, parts: array<vec3f, 4> }

@group(0) @binding(0) var<uniform> turn: mat4x3f;
@group(0) @binding(1) var<storage, read_write> result: array<f32>;
var<workgroup> shared_table: Table;

fn sum(table: Table, i: i32, j: u32) -> f32 {
    return table.rows[i][j] + select(0.0, 1.0, table.bits[i]) + table.parts[j][i];
}

@compute @workgroup_size(4)
fn main(@builtin(local_invocation_index) at: u32) {
    let i = i32(at);
    var own = Table();
    own.rows[i % 3][i % 2] = 3.0;
    own.bits[i] = true;
    shared_table.parts[i][at % 3] = turn[i][i % 3];
    workgroupBarrier();
    result[i] = sum(own, i % 2, at % 2) + sum(shared_table, i % 2, at % 2) + turn[at].y + vec4f(turn[0], 1.0)[i];
}
