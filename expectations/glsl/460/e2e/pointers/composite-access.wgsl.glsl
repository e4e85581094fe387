#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Body {
  vec3 place;
  vec2 parts[3];
};

layout(std430, binding = 0) coherent buffer bodies_compute_block {
  Body inner[2];
} bodies;

void move_it(inout Body b, vec3 by) {
  b.place = b.place + by;
  b.parts[1].x = b.place.y;
  b.place.z = 0.0;
}

int first(inout int list[4]) {
  list[0] = list[0] + 1;
  return list[0];
}

void main() {
  Body b = bodies.inner[0];
  move_it(b, vec3(1.0, 2.0, 3.0));
  bodies.inner[1].place = b.place;
  bodies.inner[1].parts[2] = b.parts[1];
  int list[4] = int[4](1, 2, 3, 4);
  bodies.inner[1].parts[0].y = float(first(list));
}
