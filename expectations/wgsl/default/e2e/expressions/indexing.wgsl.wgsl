struct Table {
  rows: array<array<vec4f, 3>, 2>,
  m: mat4x2f,
}

@group(0) @binding(0) var<storage, read> t: Table;
@group(0) @binding(1) var<uniform> at: vec4i;
@group(0) @binding(2) var<storage, read_write> out: array<f32, 6>;

@compute @workgroup_size(1)
fn main() {
  let i = at.x;
  let j = u32(at.y);
  out[0] = t.rows[1][2].w;
  out[1] = t.rows[i][j].x;
  out[2] = t.rows[i & 1i][0][j];
  out[3] = t.m[i][j];
  out[4] = t.m[3].y;
  let row = t.rows[0];
  out[5] = row[j][i];
}
