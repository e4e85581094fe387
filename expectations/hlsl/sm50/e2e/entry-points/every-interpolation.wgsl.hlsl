//# changes from sm60
62: cbuffer cbuffer_root_constants : register(b13) {
