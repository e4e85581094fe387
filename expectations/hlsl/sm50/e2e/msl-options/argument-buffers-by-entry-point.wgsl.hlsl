//# changes from sm60
7: RWByteAddressBuffer counts : register(u2);
