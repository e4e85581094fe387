struct World {
  words_per_row: u32,
  rows: u32,
  born: u32,
  survives: u32,
}

@group(0) @binding(0) var<uniform> world: World;
@group(0) @binding(1) var<storage, read> before: array<u32>;
@group(0) @binding(2) var<storage, read_write> after: array<u32>;
@group(0) @binding(3) var<storage, read_write> population: atomic<u32>;

fn word(column: u32, row: u32) -> u32 {
  return before[row % world.rows * world.words_per_row + column % world.words_per_row];
}

fn cell(column: u32, bit: i32, row: u32) -> u32 {
  if (bit < 0i) {
    return word(column + world.words_per_row - 1u, row) >> 31u;
  } else if (bit > 31i) {
    return word(column + 1u, row) & 1u;
  }
  return (word(column, row) >> u32(bit)) & 1u;
}

fn neighbours(column: u32, bit: i32, row: u32) -> u32 {
  var sum = 0u;
  for (var dy = 0u; dy < 3u; dy = dy + 1u) {
    let y = row + world.rows + dy - 1u;
    for (var dx = -1i; dx <= 1i; dx = dx + 1i) {
      if ((dx == 0i) && (dy == 1u)) {
        continue;
      }
      let v = sum;
      sum = v + cell(column, bit + dx, y);
    }
  }
  return sum;
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if ((id.x >= world.words_per_row) || (id.y >= world.rows)) {
    return;
  }
  let old = word(id.x, id.y);
  var new_word = 0u;
  for (var bit = 0i; bit < 32i; bit = bit + 1i) {
    let alive = extractBits(old, u32(bit), 1u) == 1u;
    let rule = select(world.born, world.survives, alive);
    let lives = (rule >> neighbours(id.x, bit, id.y)) & 1u;
    new_word = insertBits(new_word, lives, u32(bit), 1u);
  }
  after[id.y * world.words_per_row + id.x] = new_word;
  _ = atomicAdd(&population, countOneBits(new_word));
}
