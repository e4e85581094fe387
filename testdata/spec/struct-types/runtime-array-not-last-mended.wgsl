struct List {
  count: u32,
  items: array<u32>,
}
@group(0) @binding(0) var<storage> list: List;
