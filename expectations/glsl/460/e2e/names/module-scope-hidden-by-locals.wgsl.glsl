#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Item {
  float a;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[4];
} out_1;

Item made() {
  return Item(2.0);
}

void main() {
  Item made_1 = made();
  Item Item_1 = Item(made_1.a + 1.0);
  float level = 2.0 * Item_1.a;
  out_1.inner[0] = level;
  float out_2 = 7.0;
  out_1.inner[1] = out_2;
}
