//# changes from sm60
33: cbuffer cbuffer_root_constants : register(b13) {
86:   out_1.mask = covered & ((edge != 0u) ? edge : 1u << (sample_1 & 31u));
