//# changes from sm60
5-6: ByteAddressBuffer b : register(t5);
: RWByteAddressBuffer c : register(u1);
8: cbuffer cbuffer_d : register(b1) {
12: RWByteAddressBuffer e : register(u9);
