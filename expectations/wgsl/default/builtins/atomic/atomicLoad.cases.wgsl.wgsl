//# case atomicLoad/ptr<storage,atomic<i32>,read_write>/variable
@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicLoad/ptr<storage,atomic<u32>,read_write>/variable
@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicLoad/ptr<workgroup,atomic<i32>,read_write>/variable
var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicLoad/ptr<workgroup,atomic<u32>,read_write>/variable
var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicLoad(&memory);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
