const n = 10 / 2;
