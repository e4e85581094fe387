//# changes from sm60
3: cbuffer cbuffer_root_constants : register(b13) {
