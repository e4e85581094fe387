//# changes from sm60
20: cbuffer cbuffer_root_constants : register(b13) {
29:   corner = ((((uint2)min(i % 2u, 1u)) == uint2(0u, 1u)) ? float2(1.0f, 1.0f) : corner);
