//# changes from sm60
38:   out_1.Store3(min(i, colorfast_size(out_1) / 16u - 1u) * 16u, asuint((((bool3)(n.leaf && mask.w)) ? ((float3)float(n.children[0])) : mul(n.box[1], frame))));
