//# changes from sm60
23: cbuffer cbuffer_tint : register(b12) {
31: cbuffer cbuffer_immediate_data_2 : register(b12) {
