//# changes from sm60
52: cbuffer cbuffer_root_constants : register(b13) {
