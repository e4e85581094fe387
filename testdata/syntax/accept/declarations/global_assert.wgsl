const a = 1;
const_assert a < 2;
const_assert(true);
