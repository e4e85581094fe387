//# changes from sm60
7-9: RWByteAddressBuffer results : register(u0);
: ByteAddressBuffer weights : register(t4);
: RWTexture2D<float4> target_image : register(u2);
