//# case subgroupBallot/bool/literal
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  let v = true;
  result = subgroupBallot(v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupBallot/bool/variable
enable subgroups;

@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  var pred = true;
  result = subgroupBallot(pred);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case subgroupBallot/bool/override
enable subgroups;

override pred: bool = true;
@group(0) @binding(0) var<storage, read_write> result: vec4u;

fn test() {
  result = subgroupBallot(pred);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
