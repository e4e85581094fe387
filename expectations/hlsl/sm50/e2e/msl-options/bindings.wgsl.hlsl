//# changes from sm60
8-9: ByteAddressBuffer values : register(t8);
: SamplerState plain : register(s3);
