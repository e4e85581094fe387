//# changes from sm60
30:   buffer_.Store2(0u, asuint((bool2(true, false) ? input : double__underscore)));
