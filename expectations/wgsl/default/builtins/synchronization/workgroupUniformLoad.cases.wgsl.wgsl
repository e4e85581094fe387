//# case workgroupUniformLoad/ptr<workgroup,atomic<i32>,read_write>/variable
var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,atomic<u32>,read_write>/variable
var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,i32,read_write>/variable
var<workgroup> memory: i32;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,u32,read_write>/variable
var<workgroup> memory: u32;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f32,read_write>/variable
var<workgroup> memory: f32;
@group(0) @binding(0) var<storage, read_write> result: f32;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f16,read_write>/variable
enable f16;

var<workgroup> memory: f16;
@group(0) @binding(0) var<storage, read_write> result: f16;

fn test() {
  result = workgroupUniformLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,bool,read_write>/variable
var<workgroup> memory: bool;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = u32(workgroupUniformLoad(&memory));
}

@compute @workgroup_size(1)
fn main() {
  test();
}
