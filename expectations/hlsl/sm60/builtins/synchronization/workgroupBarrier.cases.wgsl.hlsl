//# case workgroupBarrier/none
void test() {
  GroupMemoryBarrierWithGroupSync();
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
