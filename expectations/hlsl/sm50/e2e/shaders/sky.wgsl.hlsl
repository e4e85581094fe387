//# changes from sm60
31: cbuffer cbuffer_root_constants : register(b13) {
96:   return ((chance > 0.985f) ? spark * frac(chance * 97.0f) : 0.0f);
