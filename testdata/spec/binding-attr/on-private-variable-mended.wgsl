var<private> n: u32;
