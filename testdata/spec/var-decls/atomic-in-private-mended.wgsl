var<workgroup> hits: atomic<u32>;
