var<private> count: u32;
