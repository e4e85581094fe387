struct Generator {
  uint state;
  uint calls;
};

static Generator generator = (Generator)0;
static uint spare = 7u;
RWByteAddressBuffer out_1 : register(u0);

uint draw() {
  generator.state = generator.state * 1103515245u + 12345u;
  generator.calls = generator.calls + 1u;
  return generator.state >> 16u;
}

void clear() {
  spare = 0u;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  generator.state = i;
  out_1.Store(0u, draw());
  const uint v = draw();
  out_1.Store(4u, v + generator.calls);
  clear();
  out_1.Store(8u, spare);
}
