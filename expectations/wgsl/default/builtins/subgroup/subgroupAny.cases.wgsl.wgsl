//# case subgroupAny/bool/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  let v = true;
  result = u32(subgroupAny(v));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupAny/bool/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var e = true;
  result = u32(subgroupAny(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupAny/bool/override
enable subgroups;

override e: bool = true;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(subgroupAny(e));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
