//# read 0:0: u32 2 any any any  1 2 3 4  5 6 7 8
//# expect 0:1: u32 3 7 11 15 2
struct Item { pair: vec2u, more: array<u32, 2> }
struct Table { count: u32, @align(16) items: array<Item> }
@group(0) @binding(0) var<storage, read> table: Table;
@group(0) @binding(1) var<storage, read_write> out: array<u32>;
@compute @workgroup_size(1) fn main() {
  for (var i = 0u; i < table.count; i++) {
    let item = &table.items[i];
    out[2 * i] = (*item).pair.x + (*item).pair.y;
    out[2 * i + 1] = item.more[0] + item.more[1];
  }
  out[4] = arrayLength(&table.items);
}
