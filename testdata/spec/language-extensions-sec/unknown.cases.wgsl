//# case fail
//# expect-error: wgsl/unknown-language-extension line 2
requires telepathic_pointers;
//# case pass
requires pointer_composite_access;
