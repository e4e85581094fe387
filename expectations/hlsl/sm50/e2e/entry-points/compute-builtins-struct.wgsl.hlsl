//# changes from sm60
20: cbuffer cbuffer_root_constants : register(b13) {
