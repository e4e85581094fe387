//# changes from sm60
11: cbuffer cbuffer_root_constants : register(b13) {
