//# changes from sm60
103:       particle.position = ((((uint3)min(asuint(axis), 2u)) == uint3(0u, 1u, 2u)) ? ((float3)clamp(particle.position[min(asuint(axis), 2u)], -edge, edge)) : particle.position);
105:       particle.velocity = ((((uint3)min(asuint(v_1), 2u)) == uint3(0u, 1u, 2u)) ? ((float3)(particle.velocity[min(asuint(v_1), 2u)] * -0.4f)) : particle.velocity);
