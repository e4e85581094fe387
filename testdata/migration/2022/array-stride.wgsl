//# expect-error: wgsl/old-syntax line 6
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/old-syntax line 8
//# expect-error: wgsl/old-syntax line 8
struct Data {
  values: @stride(4) array<f32>;
};
type Row = [[stride(16)]] array<vec4<f32>, 8>;
@group(0) @binding(0) var<storage, read_write> data: Data;
@group(0) @binding(1) var<uniform> row: Row;
fn sum() -> f32 { return data.values[0] + row[1].x; }
