var<private> level: u32 = 1u;
