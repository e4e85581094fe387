//# changes from sm60
47: cbuffer cbuffer_root_constants : register(b13) {
