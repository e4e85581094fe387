//# changes from sm60
13: cbuffer cbuffer_root_constants : register(b13) {
