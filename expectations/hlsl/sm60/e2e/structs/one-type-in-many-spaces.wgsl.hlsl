struct Packet {
  float3 head;
  uint4 body[2];
  uint flag;
};

cbuffer cbuffer_from_host : register(b0) {
  uint4 from_host[4];
};

RWByteAddressBuffer to_host : register(u1);
groupshared Packet ours;
static Packet mine = (Packet)0;

typedef uint4 load_from_host_result[2];
load_from_host_result load_from_host(uint offset) {
  uint4 value[2] = (uint4[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = from_host[(offset + v_1 * 16u) >> 4u];
    v = v_1 + 1u;
  }
  return value;
}

Packet load_from_host_1(uint offset) {
  const Packet v = {asfloat(from_host[offset >> 4u].xyz), load_from_host(offset + 16u), from_host[(offset + 48u) >> 4u].x};
  return v;
}

void store_to_host(uint offset, uint4 value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    to_host.Store4(offset + v_1 * 16u, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_to_host_1(uint offset, Packet value) {
  to_host.Store3(offset, asuint(value.head));
  store_to_host(offset + 16u, value.body);
  to_host.Store(offset + 48u, value.flag);
}

[numthreads(1, 1, 1)]
void main() {
  ours = (Packet)0;
  GroupMemoryBarrierWithGroupSync();
  Packet local = load_from_host_1(0u);
  local.flag = local.flag + 1u;
  mine = local;
  ours = mine;
  GroupMemoryBarrierWithGroupSync();
  store_to_host_1(0u, ours);
  store_to_host(16u, load_from_host(16u));
}
