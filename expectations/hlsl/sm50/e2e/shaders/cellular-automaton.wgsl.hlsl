cbuffer cbuffer_world : register(b0) {
  uint4 world[1];
};

ByteAddressBuffer before : register(t1);
RWByteAddressBuffer after : register(u2);
RWByteAddressBuffer population : register(u3);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint word(uint column, uint row) {
  const uint v = world[0].y;
  const uint v_1 = world[0].x;
  return before.Load(min(row % ((v == 0u) ? 1u : v) * world[0].x + column % ((v_1 == 0u) ? 1u : v_1), colorfast_size(before) / 4u - 1u) * 4u);
}

uint cell(uint column, int bit, uint row) {
  if (bit < int(0)) {
    return word(column + world[0].x - 1u, row) >> 31u;
  } else if (bit > int(31)) {
    return word(column + 1u, row) & 1u;
  }
  return (word(column, row) >> (uint(bit) & 31u)) & 1u;
}

uint neighbours(uint column, int bit, uint row) {
  uint sum = 0u;
  uint dy = 0u;
  while (dy < 3u) {
    const uint y = row + world[0].y + dy - 1u;
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    int dx = int(-1);
    while (true) {
      const uint2 v = rounds_left;
      if (all((v == uint2(0u, 0u)))) {
        break;
      }
      const uint v_1 = v.x;
      rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
      if (!(dx <= int(1))) {
        break;
      }
      if ((dx == int(0)) && (dy == 1u)) {
        dx = asint(asuint(dx) + 1u);
        continue;
      }
      const uint v_2 = sum;
      sum = v_2 + cell(column, asint(asuint(bit) + asuint(dx)), y);
      dx = asint(asuint(dx) + 1u);
    }
    dy = dy + 1u;
  }
  return sum;
}

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if ((id.x >= world[0].x) || (id.y >= world[0].y)) {
    return;
  }
  const uint old = word(id.x, id.y);
  uint new_word = 0u;
  int bit = int(0);
  while (bit < int(32)) {
    const uint v = min(uint(bit), 32u);
    const uint v_1 = min(1u, 32u - v);
    const bool alive = ((old >> (v & 31u)) & ((v_1 < 32u) ? (1u << (v_1 & 31u)) - 1u : 4294967295u)) == 1u;
    const uint rule = (alive ? world[0].w : world[0].z);
    const uint lives = (rule >> (neighbours(id.x, bit, id.y) & 31u)) & 1u;
    const uint v_2 = min(uint(bit), 32u);
    const uint v_3 = min(1u, 32u - v_2);
    const uint v_4 = ((v_3 < 32u) ? (1u << (v_3 & 31u)) - 1u : 4294967295u) << (v_2 & 31u);
    new_word = (new_word & ~v_4) | ((lives << (v_2 & 31u)) & v_4);
    bit = asint(asuint(bit) + 1u);
  }
  after.Store(min(id.y * world[0].x + id.x, colorfast_size(after) / 4u - 1u) * 4u, new_word);
  uint original = 0u;
  population.InterlockedAdd(0u, countbits(new_word), original);
}
