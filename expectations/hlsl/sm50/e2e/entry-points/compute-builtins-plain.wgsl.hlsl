//# changes from sm60
10: cbuffer cbuffer_root_constants : register(b13) {
