//# changes from sm60
13: cbuffer cbuffer_draw : register(b12) {
