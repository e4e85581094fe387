struct Body {
  float3 position;
  float mass;
  float3 velocity;
};

cbuffer cbuffer_simulation : register(b0) {
  uint4 simulation[1];
};

ByteAddressBuffer current : register(t1);
RWByteAddressBuffer next : register(u2);
groupshared float4 tile[64];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Body load_current(uint offset) {
  const Body v = {asfloat(current.Load3(offset)), asfloat(current.Load(offset + 12u)), asfloat(current.Load3(offset + 16u))};
  return v;
}

void store_next(uint offset, Body value) {
  next.Store3(offset, asuint(value.position));
  next.Store(offset + 12u, asuint(value.mass));
  next.Store3(offset + 16u, asuint(value.velocity));
}

float3 pull(float3 on, float4 from_body) {
  const float3 offset = from_body.xyz - on;
  const float squared = dot(offset, offset) + asfloat(simulation[0].z) * asfloat(simulation[0].z);
  const float inverse = rsqrt(squared);
  return offset * (from_body.w * inverse * inverse * inverse);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
  tile[lane] = float4(0.0f, 0.0f, 0.0f, 0.0f);
  GroupMemoryBarrierWithGroupSync();
  const uint here = min(id.x, simulation[0].x - 1u);
  Body body = load_current(min(here, colorfast_size(current) / 32u - 1u) * 32u);
  float3 acceleration = float3(0.0f, 0.0f, 0.0f);
  const uint tiles = (simulation[0].x + 64u - 1u) / 64u;
  uint t = 0u;
  while (t < tiles) {
    const uint other = t * 64u + lane;
    if (other < simulation[0].x) {
      tile[min(lane, 63u)] = float4(asfloat(current.Load3(min(other, colorfast_size(current) / 32u - 1u) * 32u)), asfloat(current.Load(min(other, colorfast_size(current) / 32u - 1u) * 32u + 12u)));
    } else {
      tile[min(lane, 63u)] = float4(0.0f, 0.0f, 0.0f, 0.0f);
    }
    GroupMemoryBarrierWithGroupSync();
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    int i = int(0);
    while (true) {
      const uint2 v = rounds_left;
      if (all((v == uint2(0u, 0u)))) {
        break;
      }
      const uint v_1 = v.x;
      rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
      if (!(i < int(64))) {
        break;
      }
      const float3 v_2 = acceleration;
      acceleration = v_2 + pull(body.position, tile[min(asuint(i), 63u)]);
      const float3 v_3 = acceleration;
      acceleration = v_3 + pull(body.position, tile[min(asuint(asint(asuint(i) + 1u)), 63u)]);
      const float3 v_4 = acceleration;
      acceleration = v_4 + pull(body.position, tile[min(asuint(asint(asuint(i) + 2u)), 63u)]);
      const float3 v_5 = acceleration;
      acceleration = v_5 + pull(body.position, tile[min(asuint(asint(asuint(i) + 3u)), 63u)]);
      i = asint(asuint(i) + 4u);
    }
    GroupMemoryBarrierWithGroupSync();
    t = t + 1u;
  }
  if (id.x >= simulation[0].x) {
    return;
  }
  body.velocity = (body.velocity + acceleration * asfloat(simulation[0].y)) * asfloat(simulation[0].w);
  body.position = body.position + body.velocity * asfloat(simulation[0].y);
  store_next(min(id.x, colorfast_size(next) / 32u - 1u) * 32u, body);
}
