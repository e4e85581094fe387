//# options msl: {"buffer_sizes_source": "immediates", "buffer_sizes_offset": 16, "immediates_index": 3}
//# note: in MSL the lengths come from immediate data
//# read 0:0: u32 4 5 6
//# expect 0:1: u32 3 5 6 2 0
@group(0) @binding(0) var<storage> values: array<u32>;
@group(0) @binding(1) var<storage, read_write> results: array<u32>;

fn count() -> u32 { return arrayLength(&values); }

@compute @workgroup_size(1)
fn main() {
  var far = 77u;
  results[0] = count();
  results[1] = arrayLength(&results);
  results[2] = values[min(far, arrayLength(&values) - 1u)];
  results[3] = (arrayLength(&results) - 1u) / 2u;
}
