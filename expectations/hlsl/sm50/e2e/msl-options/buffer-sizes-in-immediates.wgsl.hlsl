//# changes from sm60
1: cbuffer cbuffer_draw : register(b12) {
