struct Cell {
  uint first;
  uint count;
};

cbuffer cbuffer_settings : register(b0) {
  uint4 settings[1];
};

ByteAddressBuffer points : register(t1);
RWByteAddressBuffer counts : register(u2);
RWByteAddressBuffer cells : register(u3);
RWByteAddressBuffer order : register(u4);
RWByteAddressBuffer neighbours : register(u5);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Cell load_cells(uint offset) {
  const Cell v = {cells.Load(offset), cells.Load(offset + 4u)};
  return v;
}

void store_cells(uint offset, Cell value) {
  cells.Store(offset, value.first);
  cells.Store(offset + 4u, value.count);
}

int3 cell_of(float3 point_1) {
  return int3(clamp(floor(point_1 / asfloat(settings[0].x)), float3(-2147483600.0f, -2147483600.0f, -2147483600.0f), float3(2147483500.0f, 2147483500.0f, 2147483500.0f)));
}

uint hash(int3 cell) {
  const uint3 word = asuint(cell) * uint3(73856093u, 19349663u, 83492791u);
  const uint v = settings[0].y;
  return ((word.x ^ word.y) ^ word.z) % ((v == 0u) ? 1u : v);
}

[numthreads(64, 1, 1)]
void count(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(points) / 16u) {
    uint original = 0u;
    counts.InterlockedAdd(min(hash(cell_of(asfloat(points.Load3(min(id.x, colorfast_size(points) / 16u - 1u) * 16u)))), colorfast_size(counts) / 4u - 1u) * 4u, 1u, original);
  }
}

[numthreads(1, 1, 1)]
void make_ranges() {
  uint next = 0u;
  uint i = 0u;
  while (i < settings[0].y) {
    uint original = 0u;
    counts.InterlockedExchange(min(i, colorfast_size(counts) / 4u - 1u) * 4u, 0u, original);
    const uint amount = original;
    const Cell v = {next, amount};
    store_cells(min(i, colorfast_size(cells) / 8u - 1u) * 8u, v);
    next = next + amount;
    i = i + 1u;
  }
}

[numthreads(64, 1, 1)]
void fill(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(points) / 16u) {
    return;
  }
  const uint h = hash(cell_of(asfloat(points.Load3(min(id.x, colorfast_size(points) / 16u - 1u) * 16u))));
  const uint v = cells.Load(min(h, colorfast_size(cells) / 8u - 1u) * 8u);
  uint original = 0u;
  counts.InterlockedAdd(min(h, colorfast_size(counts) / 4u - 1u) * 4u, 1u, original);
  const uint place = v + original;
  order.Store(min(place, colorfast_size(order) / 4u - 1u) * 4u, id.x);
}

[numthreads(64, 1, 1)]
void search(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(points) / 16u) {
    return;
  }
  const float3 own = asfloat(points.Load3(min(id.x, colorfast_size(points) / 16u - 1u) * 16u));
  const int3 middle = cell_of(own);
  uint found = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int z = int(-1);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(z <= int(1))) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    int y = int(-1);
    while (true) {
      const uint2 v_2 = rounds_left_1;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
      if (!(y <= int(1))) {
        break;
      }
      uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
      int x = int(-1);
      while (true) {
        const uint2 v_4 = rounds_left_2;
        if (all((v_4 == uint2(0u, 0u)))) {
          break;
        }
        const uint v_5 = v_4.x;
        rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
        if (!(x <= int(1))) {
          break;
        }
        const Cell range = load_cells(min(hash(asint(asuint(middle) + asuint(int3(x, y, z)))), colorfast_size(cells) / 8u - 1u) * 8u);
        uint2 rounds_left_3 = uint2(4294967295u, 4294967295u);
        uint i = range.first;
        while (true) {
          const uint2 v_6 = rounds_left_3;
          if (all((v_6 == uint2(0u, 0u)))) {
            break;
          }
          const uint v_7 = v_6.x;
          rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
          if (!(i < range.first + range.count)) {
            break;
          }
          const uint other = order.Load(min(i, colorfast_size(order) / 4u - 1u) * 4u);
          bool v_8 = false;
          if (other != id.x) {
            v_8 = distance(asfloat(points.Load3(min(other, colorfast_size(points) / 16u - 1u) * 16u)), own) <= asfloat(settings[0].z);
          } else {
            v_8 = false;
          }
          if (v_8) {
            found = found + 1u;
          }
          i = i + 1u;
        }
        x = asint(asuint(x) + 1u);
      }
      y = asint(asuint(y) + 1u);
    }
    z = asint(asuint(z) + 1u);
  }
  neighbours.Store(min(id.x, colorfast_size(neighbours) / 4u - 1u) * 4u, found);
}
