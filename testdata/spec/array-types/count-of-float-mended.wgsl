var<private> list: array<i32, 2>;
