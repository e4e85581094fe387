static uint workgroup = 0u;
static uint function[3] = (uint[3])0;
RWByteAddressBuffer uniform_1 : register(u0);

uint compute(uint center, uint either) {
  return center + either;
}

uint align(uint size) {
  return size;
}

uint group(uint id) {
  return id;
}

[numthreads(1, 1, 1)]
void vertex() {
  const uint v = compute(1u, 2u);
  const uint v_1 = v + align(3u);
  const uint location = v_1 + group(4u);
  workgroup = location;
  const uint builtin = 6u;
  function[1] = builtin;
  const uint off = workgroup;
  uniform_1.Store(0u, off + function[1]);
  const float perspective = asfloat(uniform_1.Load(4u));
  const float derivative_uniformity = perspective;
  uniform_1.Store(4u, asuint(derivative_uniformity + 1.0f));
}
