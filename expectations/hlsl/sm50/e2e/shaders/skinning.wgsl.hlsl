//# changes from sm60
38-39: ByteAddressBuffer source : register(t0);
: RWByteAddressBuffer result : register(u1);
