const n = sqrt(1.0);
