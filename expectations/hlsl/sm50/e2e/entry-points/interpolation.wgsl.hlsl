//# changes from sm60
51: cbuffer cbuffer_root_constants : register(b13) {
