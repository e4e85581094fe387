const n = 3e38f * 1f;
