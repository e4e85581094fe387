var<private> start = 5;
override first: i32 = 5 + 1;
