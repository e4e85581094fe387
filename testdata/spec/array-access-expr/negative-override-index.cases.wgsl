//# case fail
//# pipeline: compute
//# constants: {"place": -1}
//# expect-error: wgsl/const-index-range line 8
@group(0) @binding(0) var<storage> data: array<i32>;
override place = 1;
@compute @workgroup_size(1)
fn main() {
  _ = data[place];
}
//# case pass
//# pipeline: compute
//# constants: {"place": 1000}
@group(0) @binding(0) var<storage> data: array<i32>;
override place = 1;
@compute @workgroup_size(1)
fn main() {
  _ = data[place];
}
