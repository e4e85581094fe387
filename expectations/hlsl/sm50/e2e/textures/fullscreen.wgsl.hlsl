//# changes from sm60
28: cbuffer cbuffer_root_constants : register(b13) {
