alias A = array<array<u32, 16>, 2>;
