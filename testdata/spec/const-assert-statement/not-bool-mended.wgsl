const_assert true;
