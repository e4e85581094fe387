cbuffer cbuffer_grid : register(b0) {
  uint4 grid[1];
};

ByteAddressBuffer velocity_in : register(t1);
RWByteAddressBuffer velocity_out : register(u2);
ByteAddressBuffer pressure_in : register(t3);
RWByteAddressBuffer pressure_out : register(u4);
RWByteAddressBuffer divergence : register(u5);
groupshared float cached[324];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint at(int x, int y) {
  const int cx = min(max(x, int(0)), asint(asuint(int(grid[0].x)) - 1u));
  const int cy = min(max(y, int(0)), asint(asuint(int(grid[0].y)) - 1u));
  return uint(cy) * grid[0].x + uint(cx);
}

float2 velocity(float2 place) {
  const float2 corner = floor(place);
  const float2 part = place - corner;
  const int x = int(clamp(corner.x, -2147483600.0f, 2147483500.0f));
  const int y = int(clamp(corner.y, -2147483600.0f, 2147483500.0f));
  const float2 v = asfloat(velocity_in.Load2(min(at(x, y), colorfast_size(velocity_in) / 8u - 1u) * 8u));
  const float2 top = lerp(v, asfloat(velocity_in.Load2(min(at(asint(asuint(x) + 1u), y), colorfast_size(velocity_in) / 8u - 1u) * 8u)), part.x);
  const float2 v_1 = asfloat(velocity_in.Load2(min(at(x, asint(asuint(y) + 1u)), colorfast_size(velocity_in) / 8u - 1u) * 8u));
  const float2 bottom = lerp(v_1, asfloat(velocity_in.Load2(min(at(asint(asuint(x) + 1u), asint(asuint(y) + 1u)), colorfast_size(velocity_in) / 8u - 1u) * 8u)), part.x);
  return lerp(top, bottom, part.y);
}

[numthreads(16, 16, 1)]
void advect(uint3 id : SV_DispatchThreadID) {
  if ((id.x >= grid[0].x) || (id.y >= grid[0].y)) {
    return;
  }
  const int x = int(id.x);
  const int y = int(id.y);
  const float2 back = float2(id.xy) - asfloat(grid[0].z) * asfloat(velocity_in.Load2(min(at(x, y), colorfast_size(velocity_in) / 8u - 1u) * 8u));
  const uint v = at(x, y);
  velocity_out.Store2(min(v, colorfast_size(velocity_out) / 8u - 1u) * 8u, asuint(velocity(back) * asfloat(grid[0].w)));
  const float v_1 = asfloat(velocity_in.Load(min(at(asint(asuint(x) + 1u), y), colorfast_size(velocity_in) / 8u - 1u) * 8u));
  const float dx = v_1 - asfloat(velocity_in.Load(min(at(asint(asuint(x) - 1u), y), colorfast_size(velocity_in) / 8u - 1u) * 8u));
  const float v_2 = asfloat(velocity_in.Load(min(at(x, asint(asuint(y) + 1u)), colorfast_size(velocity_in) / 8u - 1u) * 8u + 4u));
  const float dy = v_2 - asfloat(velocity_in.Load(min(at(x, asint(asuint(y) - 1u)), colorfast_size(velocity_in) / 8u - 1u) * 8u + 4u));
  divergence.Store(min(at(x, y), colorfast_size(divergence) / 4u - 1u) * 4u, asuint(0.5f * (dx + dy)));
}

[numthreads(16, 16, 1)]
void relax(uint3 id : SV_DispatchThreadID, uint3 local : SV_GroupThreadID, uint v : SV_GroupIndex) {
  uint v_1 = 0u;
  v_1 = v;
  while (true) {
    const uint v_2 = v_1;
    if (v_2 >= 324u) {
      break;
    }
    cached[v_2 / 18u * 18u + v_2 % 18u] = 0.0f;
    v_1 = v_2 + 256u;
  }
  GroupMemoryBarrierWithGroupSync();
  const int x = int(id.x);
  const int y = int(id.y);
  const uint cx = local.x + 1u;
  const uint cy = local.y + 1u;
  cached[min(cy, 17u) * 18u + min(cx, 17u)] = asfloat(pressure_in.Load(min(at(x, y), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  if (local.x == 0u) {
    cached[min(cy, 17u) * 18u] = asfloat(pressure_in.Load(min(at(asint(asuint(x) - 1u), y), colorfast_size(pressure_in) / 4u - 1u) * 4u));
    cached[min(cy, 17u) * 18u + 17u] = asfloat(pressure_in.Load(min(at(asint(asuint(x) + 16u), y), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  }
  if (local.y == 0u) {
    cached[min(cx, 17u)] = asfloat(pressure_in.Load(min(at(x, asint(asuint(y) - 1u)), colorfast_size(pressure_in) / 4u - 1u) * 4u));
    cached[min(cx, 17u) + 306u] = asfloat(pressure_in.Load(min(at(x, asint(asuint(y) + 16u)), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  }
  GroupMemoryBarrierWithGroupSync();
  if ((id.x < grid[0].x) && (id.y < grid[0].y)) {
    const float around = cached[min(cy, 17u) * 18u + min(cx - 1u, 17u)] + cached[min(cy, 17u) * 18u + min(cx + 1u, 17u)] + cached[min(cy - 1u, 17u) * 18u + min(cx, 17u)] + cached[min(cy + 1u, 17u) * 18u + min(cx, 17u)];
    const uint v_3 = at(x, y);
    pressure_out.Store(min(v_3, colorfast_size(pressure_out) / 4u - 1u) * 4u, asuint((around - asfloat(divergence.Load(min(at(x, y), colorfast_size(divergence) / 4u - 1u) * 4u))) * 0.25f));
  }
}

[numthreads(16, 16, 1)]
void project(uint3 id : SV_DispatchThreadID) {
  if ((id.x >= grid[0].x) || (id.y >= grid[0].y)) {
    return;
  }
  const int x = int(id.x);
  const int y = int(id.y);
  const float v = asfloat(pressure_in.Load(min(at(asint(asuint(x) + 1u), y), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  const float v_1 = v - asfloat(pressure_in.Load(min(at(asint(asuint(x) - 1u), y), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  const float v_2 = asfloat(pressure_in.Load(min(at(x, asint(asuint(y) + 1u)), colorfast_size(pressure_in) / 4u - 1u) * 4u));
  const float2 slope = float2(v_1, v_2 - asfloat(pressure_in.Load(min(at(x, asint(asuint(y) - 1u)), colorfast_size(pressure_in) / 4u - 1u) * 4u)));
  const uint v_3 = at(x, y);
  velocity_out.Store2(min(v_3, colorfast_size(velocity_out) / 8u - 1u) * 8u, asuint(asfloat(velocity_out.Load2(min(v_3, colorfast_size(velocity_out) / 8u - 1u) * 8u)) - 0.5f * slope));
}
