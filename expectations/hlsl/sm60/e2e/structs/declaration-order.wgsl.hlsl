RWByteAddressBuffer tree : register(u0);

[numthreads(1, 1, 1)]
void main() {
  tree.Store(min(tree.Load(0u), 3u) * 4u + 8u, asuint(asfloat(tree.Load(min(tree.Load(4u), 3u) * 4u + 8u))));
}
