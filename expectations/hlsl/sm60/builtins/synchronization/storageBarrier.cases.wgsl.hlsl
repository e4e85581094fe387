//# case storageBarrier/none
void test() {
  DeviceMemoryBarrierWithGroupSync();
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
