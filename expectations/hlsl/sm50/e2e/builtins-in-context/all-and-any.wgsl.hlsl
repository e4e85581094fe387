RWByteAddressBuffer v : register(u0);

[numthreads(1, 1, 1)]
void main() {
  bool v_1 = false;
  if (all((asfloat(v.Load4(0u)) > float4(0.0f, 0.0f, 0.0f, 0.0f)))) {
    v_1 = true;
  } else {
    v_1 = any((asfloat(v.Load4(0u)).xy == asfloat(v.Load4(0u)).zw));
  }
  if (v_1) {
    v.Store(0u, asuint(1.0f));
  }
  const bool b = all((asfloat(v.Load4(0u)).xyz != asfloat(v.Load4(0u)).yzx));
  v.Store(4u, asuint(float(b && b)));
  v.Store(8u, asuint((!any(bool2(b, (asfloat(v.Load(12u)) > 1.0f))) ? 3.0f : 2.0f)));
}
