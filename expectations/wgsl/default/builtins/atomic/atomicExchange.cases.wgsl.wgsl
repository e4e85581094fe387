//# case atomicExchange/ptr<storage,atomic<i32>,read_write>,i32/literal
@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicExchange(&memory, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<storage,atomic<i32>,read_write>,i32/variable
@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var v = 3i;
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<storage,atomic<i32>,read_write>,i32/override
@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
override v: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<storage,atomic<u32>,read_write>,u32/literal
@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicExchange(&memory, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<storage,atomic<u32>,read_write>,u32/variable
@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var v = 3u;
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<storage,atomic<u32>,read_write>,u32/override
@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
override v: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<i32>,read_write>,i32/literal
var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicExchange(&memory, 3i);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<i32>,read_write>,i32/variable
var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  var v = 3i;
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<i32>,read_write>,i32/override
var<workgroup> memory: atomic<i32>;
override v: i32 = 3i;
@group(0) @binding(0) var<storage, read_write> result: i32;

fn test() {
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<u32>,read_write>,u32/literal
var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicExchange(&memory, 3u);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<u32>,read_write>,u32/variable
var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  var v = 3u;
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicExchange/ptr<workgroup,atomic<u32>,read_write>,u32/override
var<workgroup> memory: atomic<u32>;
override v: u32 = 3u;
@group(0) @binding(0) var<storage, read_write> result: u32;

fn test() {
  result = atomicExchange(&memory, v);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
