// The game of life on a torus, thirty-two cells to a word, and a rule of any other kind given by bit masks.
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
  return before[(row % world.rows) * world.words_per_row + column % world.words_per_row];
}

// Three rows of one column with the neighbouring bit on either side.
fn cell(column: u32, bit: i32, row: u32) -> u32 {
  if bit < 0 {
    return word(column + world.words_per_row - 1, row) >> 31;
  } else if bit > 31 {
    return word(column + 1, row) & 1;
  }
  return (word(column, row) >> u32(bit)) & 1;
}

fn neighbours(column: u32, bit: i32, row: u32) -> u32 {
  var sum = 0u;
  for (var dy = 0u; dy < 3; dy++) {
    let y = row + world.rows + dy - 1;
    for (var dx = -1; dx <= 1; dx++) {
      if dx == 0 && dy == 1 {
        continue;
      }
      sum += cell(column, bit + dx, y);
    }
  }
  return sum;
}

@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if id.x >= world.words_per_row || id.y >= world.rows {
    return;
  }
  let old = word(id.x, id.y);
  var new_word = 0u;
  for (var bit = 0; bit < 32; bit++) {
    let alive = extractBits(old, u32(bit), 1) == 1;
    let rule = select(world.born, world.survives, alive);
    let lives = (rule >> neighbours(id.x, bit, id.y)) & 1;
    new_word = insertBits(new_word, lives, u32(bit), 1);
  }
  after[id.y * world.words_per_row + id.x] = new_word;
  atomicAdd(&population, countOneBits(new_word));
}
