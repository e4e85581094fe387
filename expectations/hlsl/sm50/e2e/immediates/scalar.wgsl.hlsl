//# changes from sm60
9: cbuffer cbuffer_scale : register(b12) {
13: cbuffer cbuffer_offset : register(b12) {
