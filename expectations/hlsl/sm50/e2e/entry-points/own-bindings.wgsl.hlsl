//# changes from sm60
4: cbuffer cbuffer_factor : register(b3) {
