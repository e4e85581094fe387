var<workgroup> sum: atomic<u32>;
