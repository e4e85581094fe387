#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Packet {
  vec3 head;
  uvec4 body[2];
  uint flag;
};

layout(std140, binding = 0) uniform from_host_compute_block {
  Packet inner;
} from_host;
layout(std430, binding = 0) coherent buffer to_host_compute_block {
  Packet inner;
} to_host;
shared Packet ours;
Packet mine = Packet(vec3(0.0), uvec4[2](uvec4(0u), uvec4(0u)), 0u);

void store_Packet(Packet value) {
  to_host.inner.head = value.head;
  to_host.inner.body = value.body;
  to_host.inner.flag = value.flag;
}

void main() {
  ours = Packet(vec3(0.0), uvec4[2](uvec4(0u), uvec4(0u)), 0u);
  memoryBarrierShared();
  barrier();
  Packet local = from_host.inner;
  local.flag = local.flag + 1u;
  mine = local;
  ours = mine;
  memoryBarrierShared();
  barrier();
  store_Packet(ours);
  to_host.inner.body = from_host.inner.body;
}
