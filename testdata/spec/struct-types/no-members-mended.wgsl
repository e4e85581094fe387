struct Nothing { something: u32 }
