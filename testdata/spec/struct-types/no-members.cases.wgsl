//# case fail
//# expect-error: wgsl/empty-struct line 2
struct Nothing {}
//# case pass
struct Nothing { something: u32 }
