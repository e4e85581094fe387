const width = 6;
const_assert width % 3 == 0;
