//# changes from sm60
18: cbuffer cbuffer_root_constants : register(b13) {
