var<workgroup> bytes: buffer<64>;
