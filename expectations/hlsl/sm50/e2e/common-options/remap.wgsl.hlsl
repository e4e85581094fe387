//# changes from sm60
1: cbuffer cbuffer_scale : register(b4) {
