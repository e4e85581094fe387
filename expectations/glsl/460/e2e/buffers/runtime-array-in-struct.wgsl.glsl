#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct Header {
  uint version;
  uint used;
};

struct Record {
  uint key;
  vec2 value;
};

layout(std430, binding = 0) coherent buffer store_compute_block {
  Header header;
  vec4 bounds;
  Record records[];
} store;

void store_Record(uint v, Record value) {
  store.records[v].key = value.key;
  store.records[v].value = value.value;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint capacity = uint(store.records.length());
  uint slot = atomicAdd(store.header.used, 1u);
  if (slot < capacity) {
    store_Record(min(slot, uint(store.records.length()) - 1u), Record(v.x * store.header.version, store.bounds.xy));
  }
}
