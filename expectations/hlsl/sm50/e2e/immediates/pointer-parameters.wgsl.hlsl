//# changes from sm60
1: cbuffer cbuffer_data : register(b12) {
