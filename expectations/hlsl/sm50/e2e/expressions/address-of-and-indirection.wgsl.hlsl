struct Node {
  float3 value;
  uint links[2];
};

RWByteAddressBuffer nodes : register(u0);

void store_nodes(uint offset, uint value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    nodes.Store(offset + v_1 * 4u, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_nodes_1(uint offset, Node value) {
  nodes.Store3(offset, asuint(value.value));
  store_nodes(offset + 12u, value.links);
}

typedef uint load_nodes_result[2];
load_nodes_result load_nodes(uint offset) {
  uint value[2] = (uint[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = nodes.Load(offset + v_1 * 4u);
    v = v_1 + 1u;
  }
  return value;
}

Node load_nodes_1(uint offset) {
  const float3 v = asfloat(nodes.Load3(offset));
  const Node v_1 = {v, load_nodes(offset + 12u)};
  return v_1;
}

[numthreads(1, 1, 1)]
void main() {
  Node copy = load_nodes_1(0u);
  copy.value = float3(1.0f, 1.0f, 1.0f);
  copy.value.y = 2.0f;
  copy.links[1] = 7u;
  copy.links[0] = copy.links[1] + copy.links[0];
  copy.value.x = 4.0f;
  store_nodes_1(32u, copy);
}
