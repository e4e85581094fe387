//# changes from sm60
48: cbuffer cbuffer_view_projection : register(b1) {
52: ByteAddressBuffer models : register(t3);
54: cbuffer cbuffer_root_constants : register(b13) {
