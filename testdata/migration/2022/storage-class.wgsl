//# expect-error: wgsl/old-name line 3
struct Values { data: array<f32> }
@group(0) @binding(0) var<storage_buffer, read_write> values: Values;
fn pointer(p: ptr<storage_buffer, Values, read_write>) -> f32 {
  return (*p).data[0];
}
fn use_it() -> f32 { return pointer(&values); }
