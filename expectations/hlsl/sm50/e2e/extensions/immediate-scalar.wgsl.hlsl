//# changes from sm60
1: cbuffer cbuffer_factor : register(b12) {
