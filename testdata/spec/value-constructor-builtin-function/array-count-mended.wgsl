const list = array<i32, 3>(1, 2, 3);
