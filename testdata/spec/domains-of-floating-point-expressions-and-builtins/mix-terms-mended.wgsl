const n = mix(vec2(1e38f), vec2(2e38f), vec2(0.5f));
