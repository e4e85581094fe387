fn f(bytes: ptr<storage, buffer<64>>) {}
