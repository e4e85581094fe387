//# changes from sm60
9: cbuffer cbuffer_root_constants : register(b13) {
