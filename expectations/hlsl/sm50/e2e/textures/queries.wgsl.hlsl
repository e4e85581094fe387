//# changes from sm60
10: RWByteAddressBuffer answers : register(u0);
12: cbuffer cbuffer_root_constants : register(b13) {
