//# changes from sm60
3: cbuffer cbuffer_scale : register(b12) {
