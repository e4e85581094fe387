//# case fail
//# expect-error: wgsl/runtime-array-placement line 3
struct List {
  items: array<u32>,
  count: u32,
}
@group(0) @binding(0) var<storage> list: List;
//# case pass
struct List {
  count: u32,
  items: array<u32>,
}
@group(0) @binding(0) var<storage> list: List;
