//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/literal
struct Result {
  old_value: i32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, 3i, 7i);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/variable
struct Result {
  old_value: i32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var cmp = 3i;
  var v = 7i;
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/override
struct Result {
  old_value: i32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<i32>;
override cmp: i32 = 3i;
override v: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/literal
struct Result {
  old_value: u32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, 3u, 7u);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/variable
struct Result {
  old_value: u32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var cmp = 3u;
  var v = 7u;
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/override
struct Result {
  old_value: u32,
  exchanged: u32,
}

@group(0) @binding(1) var<storage, read_write> memory: atomic<u32>;
override cmp: u32 = 3u;
override v: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/literal
struct Result {
  old_value: i32,
  exchanged: u32,
}

var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, 3i, 7i);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/variable
struct Result {
  old_value: i32,
  exchanged: u32,
}

var<workgroup> memory: atomic<i32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var cmp = 3i;
  var v = 7i;
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/override
struct Result {
  old_value: i32,
  exchanged: u32,
}

var<workgroup> memory: atomic<i32>;
override cmp: i32 = 3i;
override v: i32 = 7i;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/literal
struct Result {
  old_value: u32,
  exchanged: u32,
}

var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, 3u, 7u);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/variable
struct Result {
  old_value: u32,
  exchanged: u32,
}

var<workgroup> memory: atomic<u32>;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  var cmp = 3u;
  var v = 7u;
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/override
struct Result {
  old_value: u32,
  exchanged: u32,
}

var<workgroup> memory: atomic<u32>;
override cmp: u32 = 3u;
override v: u32 = 7u;
@group(0) @binding(0) var<storage, read_write> result: Result;

fn test() {
  let value = atomicCompareExchangeWeak(&memory, cmp, v);
  result.old_value = value.old_value;
  result.exchanged = u32(value.exchanged);
}

@compute @workgroup_size(1)
fn main() {
  test();
}
