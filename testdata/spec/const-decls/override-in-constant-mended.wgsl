override base = 2;
override more = base + 1;
