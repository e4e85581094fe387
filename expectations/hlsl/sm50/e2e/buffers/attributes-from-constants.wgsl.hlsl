//# changes from sm60
1: RWByteAddressBuffer x : register(u2);
3: cbuffer cbuffer_y : register(b3) {
